/** The address form of a sender or receiver, for pages of modules. */
import { AddressPicker } from '@shop/address-location';
import type { PartyForm as PartyFormProps } from '@shop/module-kit';
import { useAppShell } from '../app/app-shell-context';

export default function PartyForm(form: PartyFormProps) {
  const { pickPlace } = useAppShell();
  return <AddressPicker {...form} pickPlace={(point, onPicked) => pickPlace({ start: { point }, onPicked })} />;
}

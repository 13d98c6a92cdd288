/** `/settings`: for everybody; the account only for whoever has one. */
import { profileMessages, SettingsPage } from '@shop/profile';
import { Preferences } from '@shop/shell';
import { SignedInOnly } from '../app/signed-in-only';
import { useLeave } from '../wiring/use-leave';

export const messages = [profileMessages];

export function Component() {
  const leave = useLeave();
  return (
    <SignedInOnly>
      <SettingsPage preferences={<Preferences inWords />} onRemoved={leave} />
    </SignedInOnly>
  );
}

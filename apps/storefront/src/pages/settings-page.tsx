/** `/settings`: for everybody; the account section only for customers. */
import { SettingsPage } from '@shop/profile';
import { Preferences } from '@shop/shell';
import { useLeave } from '../wiring/use-leave';

export function Component() {
  const leave = useLeave();
  return <SettingsPage preferences={<Preferences withLabels />} onRemoved={leave} />;
}

/** One device: its name, when it was used last, and a button that signs it out. This device has none: the menu signs it out. */
import { useEndDeviceMutation } from '@shop/api-client/devices';
import type { SignedInDevice } from '@shop/domain';
import { useDates } from '@shop/i18n';
import { Button } from '@shop/ui';
import { IconDeviceLaptop, IconDeviceMobile, IconLogout } from '@tabler/icons-react';
import { useId } from 'react';
import { useMutationToast } from '../use-mutation-toast';
import classes from './devices.module.css';
import { useDeviceMessages } from './messages';

/** Systems of devices that are held in a hand. */
const HANDHELD = ['Android', 'iPad', 'iPhone'];

function useDeviceName({ browser, system }: SignedInDevice): string {
  const t = useDeviceMessages();
  if (browser && system) return t('name', { browser, system });
  return browser || system || t('unknown');
}

function useWhen({ isCurrent, usedAt }: SignedInDevice): string | null {
  const t = useDeviceMessages();
  const { moment } = useDates();
  if (isCurrent) return t('here');
  return usedAt === null ? null : t('used', { when: moment(new Date(usedAt)) });
}

export interface DeviceEntryProps {
  device: SignedInDevice;
  /** It was signed out, and is gone from the list. */
  onEnded: () => void;
}

export function DeviceEntry({ device, onEnded }: DeviceEntryProps) {
  const t = useDeviceMessages();
  const toast = useMutationToast();
  const described = useId();
  const name = useDeviceName(device);
  const when = useWhen(device);
  const [end, { isLoading }] = useEndDeviceMutation();
  const signOut = async () => {
    const answer = await end(device.id);
    if (answer.error) return toast.failed(answer.error);
    toast.saved(answer.data, t('done', { name }));
    return onEnded();
  };
  const Icon = HANDHELD.includes(device.system) ? IconDeviceMobile : IconDeviceLaptop;
  return (
    <li className={classes.entry}>
      <Icon size={24} aria-hidden="true" />
      <span className={classes.what}>
        <span className={classes.name}>{name}</span>
        <span className={classes.when} id={described} data-current={device.isCurrent || undefined}>
          {when}
        </span>
      </span>
      {device.isCurrent ? null : (
        <Button
          variant="default"
          className={classes.out ?? ''}
          aria-label={t('outOf', { name })}
          aria-describedby={described}
          loading={isLoading}
          onClick={() => void signOut()}
        >
          <IconLogout size={20} aria-hidden="true" />
          <span className={classes.word}>{t('out')}</span>
        </Button>
      )}
    </li>
  );
}

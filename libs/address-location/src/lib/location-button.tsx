/** The location button of the header; its popover loads when first opened. */
import { Disclosure, Written } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { IconChevronDown, IconMapPin } from '@tabler/icons-react';
import classes from './location-button.module.css';
import type { LocationPopoverProps } from './location-popover';
import { usePlaceMessages } from '../messages';

const Popover = lazyView(() => import('./location-popover'), { on: 'press' });

export type LocationButtonProps = Omit<LocationPopoverProps, 'close'>;

export function LocationButton(props: LocationButtonProps) {
  const t = usePlaceMessages();
  return (
    <Disclosure
      face={
        <>
          <IconMapPin className={classes.pin ?? ''} size={18} aria-hidden="true" />
          <Written as="span" className={classes.address}>
            {props.place ? props.place.address : t('button.choose')}
          </Written>
          <IconChevronDown size={16} aria-hidden="true" />
        </>
      }
    >
      {(close) => <Popover {...props} close={close} />}
    </Disclosure>
  );
}

/** Why an item can not be ordered now: its store is closed. */
import type { Availability } from '@shop/domain/availability';
import type { ReactNode } from 'react';
import classes from './item-form.module.css';
import { useCardMessages } from '../messages';

/** A boxed sentence in an item's form. */
export const FormNotice = ({ children }: { children: ReactNode }) => <p className={classes.notice}>{children}</p>;

/** @param reopens sentence with the next opening of the store; null: unknown */
export function ClosedNotice({ availability, reopens }: { availability: Availability; reopens: string | null }) {
  const t = useCardMessages();
  const isLater = availability.state === 'later' && !availability.hours;
  return (
    <FormNotice>
      <strong>{t('closed')}</strong>
      {reopens ? <span>{reopens}</span> : null}
      {isLater ? <span>{t(reopens ? 'orderForThen' : 'orderLater')}</span> : null}
    </FormNotice>
  );
}

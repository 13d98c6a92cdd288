/** A line of the account's rail and hub: icon, caption, and a short fact or the number of unread messages. */
import { IconChevronRight } from '@tabler/icons-react';
import classes from './account.module.css';
import type { AccountEntry } from './account-groups';

export function AccountLine({
  Icon,
  caption,
  fact,
  unread,
}: Pick<AccountEntry, 'Icon' | 'caption' | 'fact' | 'unread'>) {
  return (
    <>
      <Icon className={classes.icon} size={22} aria-hidden="true" />
      <span className={classes.caption}>{caption}</span>
      {fact ? <bdi className={classes.fact}>{fact}</bdi> : null}
      {unread ? (
        <span className={classes.unread} role="img" aria-label={unread.label}>
          {unread.count}
        </span>
      ) : null}
      <IconChevronRight className={classes.onward} size={18} aria-hidden="true" />
    </>
  );
}

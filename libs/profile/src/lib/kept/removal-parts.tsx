/** What removing the account deletes, and what stays and why: every part that the backend knows (PLUS-46). */
import { DELETED_PARTS, STAYING_PARTS } from '@shop/domain/account-removal';
import { KeptDownload } from './kept-download';
import classes from './kept.module.css';
import { useKeptMessages } from './messages';

export function RemovalParts() {
  const t = useKeptMessages();
  return (
    <div className={classes.parts}>
      <p className={classes.muted}>{t('removal.first')}</p>
      <h3 className={classes.title}>{t('removal.deletedTitle')}</h3>
      <ul className={classes.list}>
        {DELETED_PARTS.map((part) => (
          <li key={part}>{t(`removal.deleted.${part}`)}</li>
        ))}
      </ul>
      <h3 className={classes.title}>{t('removal.staysTitle')}</h3>
      <ul className={classes.list}>
        {STAYING_PARTS.map((part) => (
          <li key={part}>
            {t(`removal.stays.${part}.what`)}
            <span className={classes.why}>{t(`removal.stays.${part}.why`)}</span>
          </li>
        ))}
      </ul>
      <p className={classes.muted}>{t('removal.before')}</p>
      <KeptDownload />
    </div>
  );
}

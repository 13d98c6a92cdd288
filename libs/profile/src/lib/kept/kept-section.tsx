/** The settings' section of the customer's data. */
import { useId } from 'react';
import { KeptDownload } from './kept-download';
import place from './kept-place.module.css';
import classes from './kept.module.css';
import { useKeptMessages } from './messages';

export default function KeptSection() {
  const t = useKeptMessages();
  const title = useId();
  return (
    <section className={`${classes.card} ${place.place}`} aria-labelledby={title}>
      <h2 id={title} className={classes.title}>
        {t('title')}
      </h2>
      <p className={classes.muted}>{t('text')}</p>
      <KeptDownload />
    </section>
  );
}

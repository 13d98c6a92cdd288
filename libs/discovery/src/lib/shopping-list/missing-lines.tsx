/** Lines that nothing was found for, each a search of its own. */
import { readListLine } from '@shop/domain/shopping-list/read-list';
import { chipLink, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import classes from './shopping-list.module.css';
import { useListMessages } from '../../messages';

export function MissingLines({ title, lines }: { title: string; lines: readonly string[] }) {
  const t = useListMessages();
  if (lines.length === 0) return null;
  return (
    <section className={classes.missing} aria-label={title}>
      <strong className={classes.muted}>{title}</strong>
      <ul className={classes.chips}>
        {lines.map((text, at) => {
          const { name } = readListLine(text);
          return (
            // A list may name a thing twice.
            <li key={`${at} ${text}`}>
              <Link className={chipLink} to={paths.search(name)} aria-label={t('searchFor', { text: name })}>
                <Written>{text}</Written>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

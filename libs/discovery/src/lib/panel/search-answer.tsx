/** Shown when nothing is suggested: the same search in other modules, and recent searches (decision 034). */
import { IconHistory } from '@tabler/icons-react';
import OtherModules from '../other-modules';
import classes from './panel.module.css';
import { usePanelMessages } from '../../messages';

export interface SearchAnswerProps {
  text: string;
  searches: readonly string[];
  onSearch: (term: string) => void;
}

export function SearchAnswer({ text, searches, onSearch }: SearchAnswerProps) {
  const t = usePanelMessages();
  return (
    <div className={classes.answer}>
      <OtherModules text={text} />
      {searches.length > 0 ? (
        <section aria-label={t('recent')}>
          <small className={classes.heading}>{t('recent')}</small>
          <ul className={classes.recent}>
            {searches.map((term) => (
              <li key={term}>
                <button type="button" className={classes.term} onClick={() => onSearch(term)}>
                  <IconHistory size={20} aria-hidden="true" />
                  {term}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

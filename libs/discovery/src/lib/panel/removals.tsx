/** Buttons beside the recent searches, which are the first group of the list: an option holds none itself. */
import { IconX } from '@tabler/icons-react';
import classes from './panel.module.css';
import { usePanelMessages } from '../../messages';

export interface RemovalsProps {
  searches: readonly string[];
  onRemove: (term: string) => void;
  onClear: () => void;
}

export function Removals({ searches, onRemove, onClear }: RemovalsProps) {
  const t = usePanelMessages();
  return (
    <>
      {searches.length > 1 ? (
        <button type="button" data-stays className={classes.clear} onClick={onClear}>
          {t('clear')}
        </button>
      ) : null}
      <div className={classes.removals}>
        {searches.map((term) => (
          <button
            key={term}
            type="button"
            data-stays
            className={classes.remove}
            aria-label={t('remove', { text: term })}
            onClick={() => onRemove(term)}
          >
            <IconX size={18} aria-hidden="true" />
          </button>
        ))}
      </div>
    </>
  );
}

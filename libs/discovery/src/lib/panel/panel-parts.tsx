/** Parts of the search panel below its suggestions. */
import type { Category } from '@shop/domain';
import { chipLink, Picture, Skeleton, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { IconLayoutGrid, IconListCheck, IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './panel.module.css';
import { usePanelMessages } from '../../messages';

export interface CategoryTilesProps {
  categories: readonly Category[];
  moduleId: string;
}
/** With the link to all of them: two rows of four. */
const TILES = 7;

export function CategoryTiles({ categories, moduleId }: CategoryTilesProps) {
  const t = usePanelMessages();
  return (
    <nav className={classes.part} aria-label={t('categories')}>
      <small className={classes.heading} aria-hidden="true">
        {t('categories')}
      </small>
      <ul className={classes.tiles}>
        {categories.slice(0, TILES).map((category) => (
          <li key={category.id}>
            <Link className={classes.tile} to={paths.category({ ...category, moduleId })}>
              <span className={classes.picture}>
                <Picture source={category.image} alt="" sizes="72px" />
              </span>
              <Written as="span" className={classes.name}>
                {category.name}
              </Written>
            </Link>
          </li>
        ))}
        <li>
          <Link className={classes.tile} to={paths.categories()}>
            <span className={`${classes.picture} ${classes.allTile}`}>
              <IconLayoutGrid size={24} aria-hidden="true" />
            </span>
            <span className={classes.name}>{t('allCategories')}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** To the page that takes a whole list (PLUS-39). */
export function ListLink() {
  const t = usePanelMessages();
  return (
    <div className={classes.part}>
      <Link className={classes.list} to={paths.shoppingList()}>
        <IconListCheck size={24} aria-hidden="true" />
        <span>
          <strong>{t('list')}</strong>
          <small>{t('listText')}</small>
        </span>
      </Link>
    </div>
  );
}

/** In the shape of the suggestions to come. */
export function LoadingLines() {
  return (
    <div className={classes.loading} aria-hidden="true">
      {[62, 44, 54].map((width) => (
        <div key={width} className={classes.loadingLine}>
          <Skeleton width={36} height={36} borderRadius={8} flex="none" />
          <Skeleton height={14} width={`${width}%`} />
        </div>
      ))}
    </div>
  );
}

/** The suggestions failed: the search itself may not. */
export function NoSuggestions({ text, onSearch }: { text: string; onSearch: (term: string) => void }) {
  const t = usePanelMessages();
  return (
    <div className={classes.part}>
      <p className={`${classes.hint} ${classes.reason}`}>{t('failed')}</p>
      <button type="button" className={chipLink} onClick={() => onSearch(text)}>
        {t('searchFor', { text })}
      </button>
    </div>
  );
}

/** The way to all results, also for those who don't know the key for it. */
export function AllResults({ text, onSearch }: { text: string; onSearch: (term: string) => void }) {
  const t = usePanelMessages();
  return (
    <div className={classes.all}>
      <button type="button" className={classes.term} onClick={() => onSearch(text)}>
        <IconSearch size={20} aria-hidden="true" />
        <span>{t('searchFor', { text })}</span>
      </button>
    </div>
  );
}

export function StartHint() {
  const t = usePanelMessages();
  return <p className={`${classes.part} ${classes.hint}`}>{t('start')}</p>;
}

/** The search box of the header, with its space. */
import { lazyView } from '@shop/view-kit';
import classes from './header-search.module.css';

export const SearchBox = lazyView(() => import('./search-box/search-box'), {
  on: 'hydration',
  Loading: () => <div className={classes.placeholder} />,
});

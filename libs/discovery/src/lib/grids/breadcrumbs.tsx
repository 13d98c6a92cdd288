/** Breadcrumbs: the way back to the home page, so that no page is a dead end. */
import { Written } from '@shop/ui';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import classes from './grids.module.css';
import { useDiscoveryMessages } from '../../messages';

export function Breadcrumbs({ here }: { here: string }) {
  const t = useDiscoveryMessages();
  return (
    <nav aria-label={t('path')}>
      <ol className={classes.breadcrumbs}>
        <li>
          <Link to={paths.home()}>{t('home')}</Link>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page">
          <Written>{here}</Written>
        </li>
      </ol>
    </nav>
  );
}

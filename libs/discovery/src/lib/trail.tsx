/** Where the customer is: no page is a dead end. */
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import classes from './grids.module.css';
import { useDiscoveryText } from './texts';

export function Trail({ here }: { here: string }) {
  const t = useDiscoveryText();
  return (
    <nav aria-label={t('path')}>
      <ol className={classes.trail}>
        <li>
          <Link to={paths.home()}>{t('home')}</Link>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}

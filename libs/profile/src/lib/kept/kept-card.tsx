/** The customer's data in the settings: loaded after the page, where the backend offers it. */
import { useSession } from '@shop/session';
import { lazyView } from '@shop/view-kit';
import classes from './kept-place.module.css';
import { keptMessages } from './messages';
import { useKeepsData } from './use-keeps-data';

/** The card's place, so that what stands below does not move. */
const Loading = () => <div className={classes.place} />;
const KeptSection = lazyView(() => import('./kept-section'), { messages: [keptMessages], Loading });

export function KeptCard() {
  const { token } = useSession('token');
  const keepsData = useKeepsData();
  return token && keepsData ? <KeptSection /> : null;
}

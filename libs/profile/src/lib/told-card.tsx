/** What a signed-in customer is told of, and how: loaded after the page. */
import { useSession } from '@shop/session';
import { lazyView } from '@shop/view-kit';
import classes from './profile.module.css';

/** The card's place, so that what stands below does not move. */
const Loading = () => <div className={`${classes.card} ${classes.toldPlace}`} />;
const ToldChoices = lazyView(() => import('./told-choices'), { Loading });

export function ToldCard() {
  const { token } = useSession('token');
  return token ? <ToldChoices /> : null;
}

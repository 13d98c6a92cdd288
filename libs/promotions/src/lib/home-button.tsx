/** A button to the home page, for empty lists. */
import { Button } from '@shop/ui';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import { usePromotionMessages } from '../messages';

export function HomeButton() {
  const t = usePromotionMessages();
  return (
    <Button component={Link} to={paths.home()}>
      {t('home')}
    </Button>
  );
}

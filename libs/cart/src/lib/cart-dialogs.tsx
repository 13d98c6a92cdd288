/** Guest or login (GUEST-10 to GUEST-16), and clearing the cart for another store (CART-40 to CART-46). */
import { useMediaQuery } from '@mantine/hooks';
import { Button, Dialog, DialogActions, Text } from '@shop/ui';
import { useCart, type CheckoutSource } from './cart-context';
import type { CartPanelsProps } from './cart-panels-props';
import { useCartMessages } from '../messages';

function GuestOrLogin({ page, goCheckout, goSignIn, goSignUp }: CartPanelsProps & { page: CheckoutSource }) {
  const t = useCartMessages();
  const { close } = useCart();
  const closeAnd = (go: (page: CheckoutSource) => void) => () => {
    close();
    go(page);
  };
  return (
    <Dialog title={t('guest.title')} closeLabel={t('guest.close')} onClose={close}>
      <Text c="dimmed">{t('guest.text')}</Text>
      <DialogActions>
        <Button onClick={closeAnd(goCheckout)}>{t('guest.guest')}</Button>
        <Button variant="default" onClick={closeAnd(goSignIn)}>
          {t('guest.login')}
        </Button>
        <Button variant="default" onClick={closeAnd(goSignUp)}>
          {t('guest.signUp')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ClearCart({ store, onAnswer }: { store: string; onAnswer: (clear: boolean) => void }) {
  const t = useCartMessages();
  const { close } = useCart();
  const isPhone = useMediaQuery('(max-width: 767px)') ?? false;
  const closeWith = (clear: boolean) => () => {
    close();
    onAnswer(clear);
  };
  return (
    <Dialog title={t('clear.title')} closeLabel={t('clear.close')} onClose={closeWith(false)}>
      <Text c="dimmed">{t('clear.text', { store })}</Text>
      <DialogActions>
        <Button variant="default" onClick={closeWith(false)}>
          {t('clear.cancel')}
        </Button>
        <Button onClick={closeWith(true)}>{t(isPhone ? 'clear.confirmShort' : 'clear.confirm')}</Button>
      </DialogActions>
    </Dialog>
  );
}

export default function CartDialogs(props: CartPanelsProps) {
  const { panel } = useCart();
  if (panel?.kind === 'guest') return <GuestOrLogin {...props} page={panel.page} />;
  if (panel?.kind === 'clear') return <ClearCart store={panel.store} onAnswer={panel.onAnswer} />;
  return null;
}

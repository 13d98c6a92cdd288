/** Guest or login (GUEST-10 to GUEST-16), and clearing the cart for another store (CART-40 to CART-46). */
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import classes from './cart-questions.module.css';
import { useCart, type CheckoutOf } from './cart-context';
import type { CartPanelsProps } from './cart-panels';
import { useCartMessages } from '../messages';

function GuestOrLogin({ page, goCheckout, goSignIn, goSignUp }: CartPanelsProps & { page: CheckoutOf }) {
  const t = useCartMessages();
  const { close } = useCart();
  const leave = (go: (page: CheckoutOf) => void) => () => {
    close();
    go(page);
  };
  return (
    <Modal
      opened
      onClose={close}
      title={t('guest.title')}
      centered
      closeButtonProps={{ 'aria-label': t('guest.close'), size: 44 }}
    >
      <Text c="dimmed">{t('guest.text')}</Text>
      <div className={classes.actions}>
        <Button onClick={leave(goCheckout)}>{t('guest.guest')}</Button>
        <Button variant="default" onClick={leave(goSignIn)}>
          {t('guest.login')}
        </Button>
        <Button variant="default" onClick={leave(goSignUp)}>
          {t('guest.signUp')}
        </Button>
      </div>
    </Modal>
  );
}

function ClearCart({ store, answer }: { store: string; answer: (clear: boolean) => void }) {
  const t = useCartMessages();
  const { close } = useCart();
  const small = useMediaQuery('(max-width: 767px)') ?? false;
  const answerWith = (clear: boolean) => () => {
    close();
    answer(clear);
  };
  return (
    <Modal
      opened
      onClose={answerWith(false)}
      title={t('clear.title')}
      centered
      closeButtonProps={{ 'aria-label': t('clear.close'), size: 44 }}
    >
      <Text c="dimmed">{t('clear.text', { store })}</Text>
      <div className={classes.actions}>
        <Button variant="default" onClick={answerWith(false)}>
          {t('clear.cancel')}
        </Button>
        <Button onClick={answerWith(true)}>{t(small ? 'clear.confirmShort' : 'clear.confirm')}</Button>
      </div>
    </Modal>
  );
}

export default function CartQuestions(props: CartPanelsProps) {
  const { panel } = useCart();
  if (panel?.kind === 'guest') return <GuestOrLogin {...props} page={panel.page} />;
  if (panel?.kind === 'clear') return <ClearCart store={panel.store} answer={panel.answer} />;
  return null;
}

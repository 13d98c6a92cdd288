/** A checkout without an order form: nothing to order, or nobody who may. */
import type { Store } from '@shop/domain';
import { Button, EmptyState } from '@shop/ui';
import { paths } from '@shop/util';
import { useNoOrderMessages } from '../messages';

export interface NoOrderProps {
  /** The store of a cart that was emptied elsewhere; null: it was empty, or the customer emptied it here. */
  emptied: Store | null;
  onContinueShopping: () => void;
  /** Given when guests may not order (CHK-06). */
  onSignIn: (() => void) | null;
}

export default function NoOrder({ emptied, onContinueShopping, onSignIn }: NoOrderProps) {
  const t = useNoOrderMessages();
  const shop = { label: t('empty.action'), onClick: onContinueShopping };
  if (onSignIn)
    return (
      <EmptyState
        drawing="person"
        title={t('signIn.title')}
        text={t('signIn.text')}
        action={<Button onClick={onSignIn}>{t('signIn.action')}</Button>}
      />
    );
  return (
    <EmptyState
      title={t(emptied ? 'emptied.title' : 'empty.title')}
      text={t(emptied ? 'emptied.text' : 'empty.text')}
      actions={
        emptied ? [{ label: t('emptied.store', { store: emptied.name }), to: paths.store(emptied) }, shop] : [shop]
      }
    />
  );
}

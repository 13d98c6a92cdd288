/** Requests for courier and store, inside the section of the note: their fields load when they are opened (PLUS-06). */
import { wishMessages } from '@shop/order-form';
import { Button, ErrorBoundary } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { useState } from 'react';
import { useCheckoutMessages } from '../messages';
import { hasWishes, type WishesProps } from './wishes-asked';

function OpenButton({ draft, unavailable, onOpen }: WishesProps & { onOpen?: () => void }) {
  const t = useCheckoutMessages();
  const kind = draft.type !== 'delivery' ? 'store' : unavailable.length > 0 ? 'both' : 'delivery';
  return (
    <div>
      <Button variant="default" mt="sm" onClick={onOpen}>
        {t(`note.wishes.${kind}`)}
      </Button>
    </div>
  );
}

const WishFields = lazyView(() => import('./wish-fields'), {
  on: 'press',
  messages: [wishMessages],
  Loading: (props: WishesProps) => <OpenButton {...props} />,
});

export function Wishes(props: WishesProps) {
  const [isOpen, setOpen] = useState(hasWishes(props.draft, props.unavailable));
  if (props.draft.type !== 'delivery' && props.unavailable.length === 0) return null;
  const button = <OpenButton {...props} onOpen={() => setOpen(true)} />;
  if (!isOpen) return button;
  return (
    <ErrorBoundary fallback={button}>
      <WishFields {...props} />
    </ErrorBoundary>
  );
}

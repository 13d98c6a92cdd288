/** Requests for courier and store, inside the section of the note: their fields load when they are opened (PLUS-06). */
import type { UnavailableWish } from '@shop/domain/order-wishes';
import { wishMessages } from '@shop/order-form';
import { Button, ErrorBoundary } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { useState } from 'react';
import { useCheckoutMessages } from '../messages';
import type { Draft } from './sections/draft';

export interface WishesProps {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  /** What may be asked for about unavailable items; empty: nothing. */
  unavailable: readonly UnavailableWish[];
}

/** Whether anything is asked for that this order can have. */
export const hasWishes = (
  { type, instruction, unavailable: asked }: Draft,
  unavailable: WishesProps['unavailable'],
): boolean => (type === 'delivery' && instruction !== '') || (unavailable.length > 0 && asked !== '');

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

/** Asks for a review of the courier and of each item, once; what was given is shown instead (ORD-10, PLUS-20). */
import type { Order, OrderRow } from '@shop/domain';
import { Title } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import classes from './after.module.css';
import { ReviewEntry } from './review-entry';
import { reviewedOf } from './reviewed';
import { useAfterMessages } from '../../messages';

/** Where the reminder leads to, on the page of the order. */
const RATE = '#rate';

export interface ReviewSectionProps {
  order: Order;
  rows: readonly OrderRow[];
  /** null: signed in. */
  guestId: string | null;
}

export function ReviewSection({ order, rows, guestId }: ReviewSectionProps) {
  const t = useAfterMessages();
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The browser looked for it before it was there.
  useEffect(() => {
    if (hash !== RATE) return;
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [hash]);
  const reviewed = reviewedOf(order, rows);
  if (reviewed.length === 0) return null;
  const isDone = reviewed.every(({ given }) => given);
  return (
    <section id={RATE.slice(1)} className={classes.card} aria-labelledby="rate-title">
      <Title order={2} size="h4" id="rate-title" ref={heading} tabIndex={-1}>
        {t(isDone ? 'rate.done' : 'rate.title')}
      </Title>
      {isDone ? null : <p className={classes.muted}>{t('rate.text')}</p>}
      <ul className={classes.entries}>
        {reviewed.map((entry) => (
          <ReviewEntry key={`${entry.kind} ${entry.id}`} reviewed={entry} orderId={order.id} guestId={guestId} />
        ))}
      </ul>
    </section>
  );
}

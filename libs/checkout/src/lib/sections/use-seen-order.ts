/** The order as the customer has seen it. A change from another device or tab is asked about once (decision 077). */
import type { CartLine } from '@shop/domain';
import type { ShownOrder } from '@shop/domain/order-changes';
import { linesKey } from '@shop/domain/lines-key';
import { useEffect, useRef } from 'react';

/** The press does not wait longer for the lines to be read again: the backend compares the total in any case. */
const READ_MS = 4000;
const afterWait = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), READ_MS));

export interface SeenOrder {
  /** Reads the lines again. @returns the order as it was seen, when its lines have changed since; null: they have not */
  check: () => Promise<ShownOrder | null>;
  /** The customer has seen the order as it is now. */
  accept: () => void;
}

/**
 * @param shown the order as the form shows it now
 * @param isOwnChange the customer is changing the cart on this page
 * @param read reads the lines again; null: they could not be read
 */
export function useSeenOrder(
  shown: ShownOrder,
  isOwnChange: boolean,
  read: () => Promise<readonly CartLine[] | null>,
): SeenOrder {
  const seen = useRef(shown);
  const wasOwnChange = useRef(isOwnChange);
  const accept = () => void (seen.current = shown);
  useEffect(() => {
    // The answer to an own change comes with the end of it.
    if (isOwnChange || wasOwnChange.current || linesKey(seen.current.lines) === linesKey(shown.lines))
      seen.current = shown;
    wasOwnChange.current = isOwnChange;
  }, [shown, isOwnChange]);
  const check = async () => {
    const lines = (await Promise.race([read(), afterWait()])) ?? shown.lines;
    return linesKey(lines) === linesKey(seen.current.lines) ? null : seen.current;
  };
  return { check, accept };
}

/** Sends the lines of one operation, each with a call of its own: backends have none for several. */
import { failureOf, isUnanswered, type ApiDispatch, type ApiFailure } from '@shop/api-client';
import type { CartKey } from '@shop/api-client/cart';
import { cartChangesApi } from '@shop/api-client/cart-changes';
import type { CartLine } from '@shop/domain';
import { findLine, type Fill } from '@shop/domain/cart';

export interface SentLines {
  /** The lines of the cart after it. */
  lines: CartLine[];
  /** Why some of them are not in it. */
  refused: string[];
  /** When nothing of it is. */
  failure: ApiFailure | null;
  /** false: no answer, so it is sent again later. */
  isAnswered: boolean;
}

/** @param server the lines of the cart: what they have is not sent */
export async function sendLines(
  dispatch: ApiDispatch,
  { lines: wanted }: Fill,
  key: CartKey,
  server: readonly CartLine[],
): Promise<SentLines> {
  const { addCartLine, changeCartLine } = cartChangesApi.endpoints;
  const sent: SentLines = { lines: [...server], refused: [], failure: null, isAnswered: true };
  let arrived = 0;
  for (const line of wanted) {
    const known = findLine(sent.lines, line.item.id, line.choice);
    if (known && known.quantity >= line.quantity) {
      arrived += 1;
      continue;
    }
    const response = await (known
      ? dispatch(changeCartLine.initiate({ ...key, line: { ...known, quantity: line.quantity }, withChoice: false }))
      : dispatch(addCartLine.initiate({ ...key, line })));
    const failure = response.data ? null : failureOf(response.error);
    if (failure && isUnanswered(failure)) return { ...sent, isAnswered: false };
    if (failure) {
      sent.refused.push(...failure.messages);
      sent.failure = failure;
      // The rest would be refused alike.
      if (failure.status === 401) break;
    } else {
      arrived += 1;
      sent.lines = response.data as CartLine[];
    }
  }
  return { ...sent, failure: arrived > 0 ? null : sent.failure };
}

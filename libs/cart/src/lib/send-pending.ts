/** Sends the pending operations one at a time, the oldest first, while no other tab does (decision 130); loads after the first page. */
import { createTurns } from './one-sender';
import { createSender, type SenderNeeds } from './send-operation';

/** @returns sends what is pending; `onEnd` is called in the same moment as the last look at the log */
export function createSendPending(needs: SenderNeeds): (onEnd: () => void) => Promise<void> {
  const { sendFirst, leaveSent, postpone } = createSender(needs);
  const pending = () => needs.reader.pending();
  const takeTurn = createTurns();
  return async (onEnd) => {
    const sendAll = async (hasWaited: boolean) => {
      if (hasWaited) await needs.refetch();
      for (leaveSent(); pending().length > 0; leaveSent()) if (!(await sendFirst())) break;
      onEnd();
    };
    try {
      if (pending().length > 0 && !(await takeTurn(sendAll))) postpone();
    } finally {
      onEnd();
    }
  };
}

/**
 * `order show NUMBER`, `order move NUMBER STATUS`, `order transfer NUMBER verified|denied`, `order refund|decline NUMBER [NOTE]`,
 * `order return NUMBER` and `order sent ROW|payment:ID`.
 */
import { legalStep, ORDER_STATUSES, stepInto, type OrderStep } from '@shop/domain/order-steps';
import { createClock } from '../clock';
import type { Db } from '../db/database';
import { LIVE_CHANNEL, notifyOrders } from '../db/notify';
import { changeOrder, factsOf, IllegalStep } from '../features/orders/change';
import { setRefundNote, setRefundState } from '../features/orders/ledger-queries';
import { findOrder, findOrderByNumber, type OrderRow } from '../features/orders/queries';
import { denyTransferOf, verifyTransferOf } from '../features/orders/transfers';
import { findPayment, setPaymentRefund } from '../features/payments/queries';
import { refundTarget } from '../features/payments/settle';
import { translate } from '../messages';
import { DomainError } from '../domain-error';
import { CliError, withDatabase, type Command, type Env } from './command';
import { showOrder } from './show-order';

async function takeStep(db: Db, id: number, step: OrderStep, at: Date, note = ''): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await changeOrder(tx, id, step, { who: 'admin' }, { at });
      if (note) await setRefundNote(tx, id, note);
    });
  } catch (error) {
    if (error instanceof IllegalStep)
      throw new CliError('Somebody else changed this order first. Run order show NUMBER, then try again.');
    if (error instanceof DomainError) throw new CliError(translate(error.messageKey, 'en', error.values));
    throw error;
  }
}

const PAYMENT = refundTarget('');

/** Money for a wallet that could not take it was sent back by hand. */
const confirmRefund = (id: string, env: Env): Promise<void> =>
  withDatabase(env, async ({ db }) => {
    const payment = await findPayment(db, id);
    if (!payment?.refund || !(await setPaymentRefund(db, id, 'done')))
      throw new CliError(`Payment ${id} has no money waiting to be sent.`);
    console.log(`Payment ${id} is marked as sent back.`);
  });

/** What is done with an order, and the words behind its number. */
type Action = (db: Db, order: OrderRow, words: readonly string[], at: Date) => Promise<void>;

const move: Action = async (db, found, [to], at) => {
  const wanted = ORDER_STATUSES.find((status) => status === to);
  if (!wanted) throw new CliError(`${to ?? 'Nothing'} is not a status. Choose one of ${ORDER_STATUSES.join(', ')}.`);
  const step = stepInto(wanted, factsOf(found), 'admin');
  if (!step) throw new CliError(`An order that is ${found.status} cannot become ${wanted}.`);
  await takeStep(db, found.id, step, at);
  console.log(`Order ${found.number} is now ${wanted}.`);
};

const checkTransfer: Action = async (db, { id, number }, [verdict, ...words], at) => {
  const note = words.join(' ').trim();
  const isVerified = verdict === 'verified';
  if (!isVerified && (verdict !== 'denied' || !note))
    throw new CliError('order transfer NUMBER verified, or denied NOTE');
  try {
    const isDone = isVerified ? await verifyTransferOf(db, id, at) : await denyTransferOf(db, id, note, at);
    if (!isDone) throw new CliError(`Order ${number} has no transfer waiting to be checked.`);
  } catch (error) {
    if (error instanceof IllegalStep) throw new CliError(`Order ${number} has no transfer waiting to be checked.`);
    throw error;
  }
  console.log(`The transfer of order ${number} was ${verdict}.`);
};

const MOST_OF_A_NOTE = 1000;

/** Answers a refund request. */
const answer =
  (step: OrderStep, verdict: string): Action =>
  async (db, found, words, at) => {
    if (!legalStep(step, factsOf(found), 'admin'))
      throw new CliError(`No refund was requested for order ${found.number}.`);
    await takeStep(db, found.id, step, at, words.join(' ').slice(0, MOST_OF_A_NOTE));
    console.log(`The refund of order ${found.number} was ${verdict}.`);
  };

const giveBack: Action = async (db, found, _words, at) => {
  if (!legalStep('give_back', factsOf(found), 'admin'))
    throw new CliError(`Order ${found.number} is ${found.status} and holds no money to send back.`);
  await takeStep(db, found.id, 'give_back', at);
  console.log(`The money of order ${found.number} is on its way back.`);
};

const ACTIONS = new Map<string, Action>([
  ['show', showOrder],
  ['move', move],
  ['transfer', checkTransfer],
  ['refund', answer('refund', 'granted')],
  ['decline', answer('refuse_refund', 'declined')],
  ['return', giveBack],
]);
const USAGE =
  'order show NUMBER, order move NUMBER STATUS, order transfer NUMBER verified|denied NOTE, order refund NUMBER [NOTE], ' +
  'order decline NUMBER [NOTE], order return NUMBER, or order sent ROW|payment:ID';

export const order: Command = async ([action = '', number, ...words], env) => {
  if (action === 'sent' && number?.startsWith(PAYMENT)) return confirmRefund(number.slice(PAYMENT.length), env);
  // An order number; for `sent` the id of a ledger row.
  const id = Number(number);
  const act = ACTIONS.get(action);
  if ((!act && action !== 'sent') || !Number.isSafeInteger(id)) throw new CliError(USAGE);
  await withDatabase(env, async (database, config) => {
    const { db } = database;
    const at = createClock(config.clockStart, config.clockStill)();
    if (!act) {
      const orderId = await setRefundState(db, id, 'done', at);
      if (orderId === null) throw new CliError(`Row ${id} has no money waiting to be sent.`);
      return console.log(`Row ${id} of order ${(await findOrder(db, orderId))?.number ?? '?'} is marked as sent.`);
    }
    const found = await findOrderByNumber(db, id);
    if (!found) throw new CliError(`There is no order ${id}.`);
    await act(db, found, words, at);
    await notifyOrders(database, LIVE_CHANNEL, [found.id]);
  });
};

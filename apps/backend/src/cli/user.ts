/** `user show|password|remove|pay-out EMAIL`. */
import { createInterface } from 'node:readline/promises';
import { eq } from 'drizzle-orm';
import { createClock } from '../clock';
import type { Executor } from '../db/database';
import * as t from '../db/schema';
import { countOrders, revokeTokens, updateCustomer } from '../features/accounts/queries';
import { assertPassword, hashPassword } from '../features/accounts/passwords';
import { normalizeEmail } from '../features/accounts/person';
import { removeIfFree, type RemovalObstacle } from '../features/accounts/removal';
import { lockShopper } from '../features/shoppers/lock';
import { addToWallet, pointBalance, walletBalance } from '../features/wallet/ledger';
import { translate } from '../messages';
import { dayOf, major } from '../present';
import { DomainError } from '../domain-error';
import { CliError, withDatabase, type Command } from './command';

async function customerBy(db: Executor, email: string | undefined): Promise<typeof t.customers.$inferSelect> {
  if (!email) throw new CliError('user show|password|remove|pay-out EMAIL: name the email address.');
  const [customer] = await db
    .select()
    .from(t.customers)
    .where(eq(t.customers.email, normalizeEmail(email)));
  if (!customer) throw new CliError(`No customer has the email address ${email}.`);
  return customer;
}

/** Reads it from the terminal or a pipe: other users can see a command line. */
async function readPassword(): Promise<string> {
  const input = createInterface({ input: process.stdin, output: process.stderr });
  const password = await input.question('New password: ');
  input.close();
  return password.trim();
}

const OBSTACLES: Record<RemovalObstacle['why'], string> = {
  orders: 'This customer has running orders. Finish or cancel them first.',
  payment: 'A payment of this customer is not finished. Try again in ten minutes.',
  wallet: 'There is money in the wallet. Send it to the customer, then run user pay-out EMAIL.',
};

/** @returns the minor units that were taken out @throws CliError for an empty wallet */
async function emptyWallet(tx: Executor, customerId: number, at: Date): Promise<number> {
  await lockShopper(tx, customerId);
  const debit = await walletBalance(tx, customerId);
  if (debit === 0) throw new CliError('The wallet is empty.');
  await addToWallet(tx, { customerId, kind: 'pay_out', debit, reference: `paid out ${at.toISOString()}`, at });
  return debit;
}

export const user: Command = async ([action, email], env) =>
  withDatabase(env, async ({ db }, config) => {
    const at = createClock(config.clockStart, config.clockStill)();
    const customer = await customerBy(db, email);
    if (action === 'show') {
      const { id, firstName, lastName, phone, createdAt } = customer;
      console.log(
        [
          `${firstName} ${lastName}`.trim(),
          `id ${id}, ${customer.email}, ${phone}, since ${dayOf(createdAt)}`,
          `${await countOrders(db, id)} orders, ${await countOrders(db, id, true)} running`,
          `wallet ${major(await walletBalance(db, id)).toFixed(2)}, ${await pointBalance(db, id)} points`,
        ].join('\n'),
      );
      return;
    }
    if (action === 'password') {
      const password = await readPassword();
      try {
        assertPassword(password);
      } catch (error) {
        if (error instanceof DomainError) throw new CliError(translate(error.messageKey, 'en', error.values));
        throw error;
      }
      await db.transaction(async (tx) => {
        await updateCustomer(tx, customer.id, { passwordHash: await hashPassword(password) });
        await revokeTokens(tx, customer.id, '');
      });
      console.log('The password was changed, and every sign-in has ended.');
      return;
    }
    if (action === 'remove') {
      const obstacle = await db.transaction((tx) =>
        removeIfFree(tx, customer.id, at, () => lockShopper(tx, customer.id)),
      );
      if (obstacle) throw new CliError(OBSTACLES[obstacle.why]);
      console.log('The account was removed.');
      return;
    }
    if (action === 'pay-out') {
      const amount = await db.transaction((tx) => emptyWallet(tx, customer.id, at));
      console.log(`${major(amount).toFixed(2)} was taken out of the wallet.`);
      return;
    }
    throw new CliError('user show|password|remove|pay-out EMAIL');
  });

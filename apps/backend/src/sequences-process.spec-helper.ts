/**
 * A backend that executes the commands of a spec: in a child process (backend-process.spec-helper.ts), or in the spec's own.
 */
import type { OrderActor, OrderStep } from '@shop/domain/order-steps';
import { buildApp } from './app';
import type { Shop } from './context';
import { demo } from './demo';
import { readConfig } from './config';
import { changeOrder } from './features/orders/change';
import { idOfOrder } from './features/orders/number';
import { failUnpaid } from './features/orders/payment-timeouts';
import { verifyTransferOf } from './features/orders/transfers';
import { openPayment } from './features/payments/open';
import { settlePayment, type Outcome } from './features/payments/settle';
import { addToWallet } from './features/wallet/ledger';
import { DomainError } from './domain-error';

/** `orderId`: the public number. */
export type Command =
  | {
      do: 'call';
      method: 'GET' | 'POST' | 'PUT' | 'DELETE';
      path: string;
      headers: Record<string, string>;
      /** A string is sent as it is. */
      payload?: object | string;
    }
  | { do: 'step'; orderId: number; step: OrderStep; who: Exclude<OrderActor, 'customer'> }
  | { do: 'open'; shopperId: number; orderId: number; amount: number }
  | { do: 'settle'; id: string; outcome: Outcome }
  | { do: 'verify'; orderId: number }
  | { do: 'giveUp' }
  | { do: 'fund'; customerId: number; amount: number };
export interface CommandResult {
  status: number;
  body: unknown;
}

/** @returns executes a command on the backend */
export function commandHandler(shop: Shop): (command: Command) => Promise<CommandResult> {
  const { app, db, clock } = shop;
  const later = () => new Date(clock().getTime() + 11 * 60_000);

  async function execute(command: Command): Promise<unknown> {
    switch (command.do) {
      case 'step':
        return void (await db.transaction(async (tx) =>
          changeOrder(tx, await idOfOrder(tx, command.orderId), command.step, { who: command.who }, { at: clock() }),
        ));
      case 'open':
        return openPayment(shop, {
          ...command,
          orderId: await idOfOrder(db, command.orderId),
          gateway: 'sandbox',
          callback: 'http://localhost/',
        });
      case 'settle':
        return (await settlePayment(shop, command.id, command.outcome))?.status;
      case 'verify':
        return verifyTransferOf(db, await idOfOrder(db, command.orderId), clock());
      case 'giveUp':
        return failUnpaid(shop, later());
      case 'fund':
        return db.transaction((tx) =>
          addToWallet(tx, {
            customerId: command.customerId,
            kind: 'add_fund',
            credit: command.amount,
            reference: `fund:${command.amount}`,
            at: clock(),
          }),
        );
      case 'call':
        throw new Error('A call can not be executed as a step.');
    }
  }

  return async (command) => {
    if (command.do === 'call') {
      const { method, path, headers, payload } = command;
      const url = `/api/v1/${path}`;
      const response = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
      return { status: response.statusCode, body: response.json() };
    }
    try {
      return { status: 200, body: (await execute(command)) ?? null };
    } catch (error) {
      if (error instanceof DomainError) return { status: error.status, body: error.messageKey };
      return { status: 500, body: String((error as { cause?: unknown }).cause ?? error) };
    }
  };
}

async function main(): Promise<void> {
  const shop = await buildApp(readConfig(process.env), demo);
  await shop.app.ready();
  const handle = commandHandler(shop);
  process.on('message', ({ id, command }: { id: number; command: Command }) => {
    void handle(command).then((result) => process.send?.({ id, result }));
  });
  process.once('disconnect', () => void shop.app.close().then(() => process.exit(0)));
  process.send?.({ ready: true });
}

if (process.env.BACKEND_OF_SPEC)
  main().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });

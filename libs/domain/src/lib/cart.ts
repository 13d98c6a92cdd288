/**
 * The cart that answers at once: the server's lines with the customer's not yet confirmed operations folded over them
 * (architecture, "Where state lives"). Pure: the view shows what `foldCart` returns, the sender works through `nextCall`.
 */
import type { CartLine, Choice, Item } from './entities';
import { choiceKey } from './variation';

/** Of one module's cart: each module has its own. */
export type CartOperation = { key: string; moduleId: string } & (
  | { kind: 'add'; line: CartLine }
  | { kind: 'quantity'; lineId: string; quantity: number }
  | { kind: 'change'; lineId: string; quantity: number; choice: Choice }
  | { kind: 'remove'; lineId: string }
  | { kind: 'clear' }
);

/** An empty cart; always the same array, so that whoever compares sees that nothing changed. */
export const NO_LINES: readonly CartLine[] = [];

function applyOne(lines: readonly CartLine[], operation: CartOperation): CartLine[] {
  switch (operation.kind) {
    case 'add':
      return [...lines, operation.line];
    case 'quantity':
      return lines.map((line) => (line.id === operation.lineId ? { ...line, quantity: operation.quantity } : line));
    case 'change':
      return lines.map((line) =>
        line.id === operation.lineId ? { ...line, quantity: operation.quantity, choice: operation.choice } : line,
      );
    case 'remove':
      return lines.filter((line) => line.id !== operation.lineId);
    case 'clear':
      return [];
  }
}

/** The lines as the customer should see them now. */
export function foldCart(lines: readonly CartLine[], operations: readonly CartOperation[]): CartLine[] {
  return operations.reduce<CartLine[]>((folded, operation) => applyOne(folded, operation), [...lines]);
}

const targetOf = (operation: CartOperation): string | null =>
  operation.kind === 'add' ? operation.line.id : operation.kind === 'clear' ? null : operation.lineId;

/**
 * Puts an operation behind the waiting ones, so that fast clicks coalesce: a later quantity of the same line replaces
 * the waiting one, a removal swallows what waits for its line. The operation under way (`busyKey`) is never touched.
 */
export function enqueue(
  waiting: readonly CartOperation[],
  operation: CartOperation,
  busyKey: string | null = null,
): CartOperation[] {
  const target = targetOf(operation);
  if (operation.kind === 'clear')
    return [...waiting.filter(({ key, moduleId }) => key === busyKey || moduleId !== operation.moduleId), operation];
  const mayMerge = (other: CartOperation) => other.key !== busyKey && targetOf(other) === target;
  if (operation.kind === 'quantity') {
    const merged = waiting.map((other) => (mayMerge(other) ? withQuantity(other, operation.quantity) : other));
    return waiting.some((other) => mayMerge(other) && other.kind !== 'remove') ? merged : [...waiting, operation];
  }
  if (operation.kind === 'remove') {
    const wasWaiting = waiting.some((other) => mayMerge(other) && other.kind === 'add');
    const left = waiting.filter((other) => !mayMerge(other));
    return wasWaiting ? left : [...left, operation];
  }
  return [...waiting, operation];
}

function withQuantity(operation: CartOperation, quantity: number): CartOperation {
  if (operation.kind === 'quantity' || operation.kind === 'change') return { ...operation, quantity };
  if (operation.kind === 'add') return { ...operation, line: { ...operation.line, quantity } };
  return operation;
}

/** A line that was added on the client got its id from the server: waiting operations follow it. */
export function renameLine(operations: readonly CartOperation[], from: string, to: string): CartOperation[] {
  return operations.map((operation) =>
    'lineId' in operation && operation.lineId === from ? { ...operation, lineId: to } : operation,
  );
}

/** The line that holds this item with this choice: adding it again raises that line instead. */
export function findLine(lines: readonly CartLine[], itemId: string, choice: Choice): CartLine | null {
  const key = choiceKey(choice);
  return lines.find((line) => line.item.id === itemId && choiceKey(line.choice) === key) ?? null;
}

/** Whether the cart holds items of another store than this item's (CART-38, CART-40). */
export function isFromAnotherStore(lines: readonly CartLine[], item: Pick<Item, 'storeId'>): boolean {
  return lines.some((line) => line.item.storeId !== item.storeId);
}

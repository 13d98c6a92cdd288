/**
 * The optimistic cart: pending operations are applied over the server's lines (architecture, "Where state lives"). Pure
 * functions: the view shows the result of `foldCart`.
 */
import type { CartLine, Choice, Item } from './entities';
import { choiceKey } from './choice-key';

/** Belongs to one module's cart. */
export type CartOperation = { key: string; moduleId: string } & (
  | { kind: 'add'; line: CartLine }
  /** Lines of one store at once. What the cart has of them is raised to their quantity, so that sending it again changes nothing. */
  | { kind: 'fill'; lines: CartLine[] }
  | { kind: 'quantity'; lineId: string; quantity: number }
  | { kind: 'change'; lineId: string; quantity: number; choice: Choice }
  | { kind: 'remove'; lineId: string }
  | { kind: 'clear' }
);
/** Several lines at once. */
export type Fill = Extract<CartOperation, { kind: 'fill' }>;

/** An empty cart; always the same array, for comparisons by reference. */
export const NO_LINES: readonly CartLine[] = [];

/** The lines with others: of the same item and choice there is the larger quantity. */
const filled = (lines: readonly CartLine[], others: readonly CartLine[]): CartLine[] =>
  others.reduce<CartLine[]>(
    (all, other) => {
      const known = findLine(all, other.item.id, other.choice);
      if (!known) return [...all, other];
      return all.map((line) =>
        line === known && line.quantity < other.quantity ? { ...line, quantity: other.quantity } : line,
      );
    },
    [...lines],
  );

function applyOne(lines: readonly CartLine[], operation: CartOperation): CartLine[] {
  switch (operation.kind) {
    case 'add':
      return [...lines, operation.line];
    case 'fill':
      return filled(lines, operation.lines);
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

/** The lines with all pending operations applied. */
export function foldCart(lines: readonly CartLine[], operations: readonly CartOperation[]): CartLine[] {
  return operations.reduce<CartLine[]>((folded, operation) => applyOne(folded, operation), [...lines]);
}

const targetOf = (operation: CartOperation): string | null =>
  operation.kind === 'add' ? operation.line.id : 'lineId' in operation ? operation.lineId : null;

/**
 * Adds an operation to the pending ones and merges fast clicks: a new quantity replaces a pending one of the same line,
 * a removal drops pending operations of its line. The running operation (`busyKey`) is never changed.
 */
export function enqueue(
  pending: readonly CartOperation[],
  operation: CartOperation,
  busyKey: string | null = null,
): CartOperation[] {
  const target = targetOf(operation);
  if (operation.kind === 'clear')
    return [...pending.filter(({ key, moduleId }) => key === busyKey || moduleId !== operation.moduleId), operation];
  const mayMerge = (other: CartOperation) => other.key !== busyKey && targetOf(other) === target;
  if (operation.kind === 'quantity') {
    const merged = pending.map((other) => (mayMerge(other) ? withQuantity(other, operation.quantity) : other));
    return pending.some((other) => mayMerge(other) && other.kind !== 'remove') ? merged : [...pending, operation];
  }
  if (operation.kind === 'remove') {
    const wasPending = pending.some((other) => mayMerge(other) && other.kind === 'add');
    const left = pending.filter((other) => !mayMerge(other));
    return wasPending ? left : [...left, operation];
  }
  return [...pending, operation];
}

function withQuantity(operation: CartOperation, quantity: number): CartOperation {
  if (operation.kind === 'quantity' || operation.kind === 'change') return { ...operation, quantity };
  if (operation.kind === 'add') return { ...operation, line: { ...operation.line, quantity } };
  return operation;
}

/** Replaces a client id by the server's id of a new line in all pending operations. */
export function renameLine(operations: readonly CartOperation[], from: string, to: string): CartOperation[] {
  return operations.map((operation) =>
    'lineId' in operation && operation.lineId === from ? { ...operation, lineId: to } : operation,
  );
}

/** The line with this item and choice: adding it again raises its quantity instead. */
export function findLine(lines: readonly CartLine[], itemId: string, choice: Choice): CartLine | null {
  const key = choiceKey(choice);
  return lines.find((line) => line.item.id === itemId && choiceKey(line.choice) === key) ?? null;
}

/** Whether the cart holds items of another store than this item's (CART-38, CART-40). */
export function isFromAnotherStore(lines: readonly CartLine[], item: Pick<Item, 'storeId'>): boolean {
  return lines.some((line) => line.item.storeId !== item.storeId);
}

/**
 * Upper bounds of an order, for rules, schemas and forms alike; the contract, which knows no rules, describes them too.
 * They keep every amount within the database's integers.
 */

/** Units of an item in an order, over all its lines; units of an add-on in a line. */
export const MOST_UNITS = 1000;
/** Lines of a cart or an order. */
export const MOST_LINES = 100;
/** Minor units: the total of an order, and each amount of it. */
export const MOST_TOTAL = 1_000_000_000;
/** Loyalty points of a customer. An order that would exceed it earns what fits. */
export const MOST_POINTS = 1_000_000_000;

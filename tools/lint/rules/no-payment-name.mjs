/** No view compares or names a payment method: what differs stands in the table `PAYMENT_METHODS` of the order form (decision 102). */
import { inFolder } from './in-folder.mjs';

/** `wallet` is a word of its own, so alone it does not name a method. */
const METHODS = new Set(['cash_on_delivery', 'digital_payment', 'offline_payment']);
const FIELDS = new Set(['method', 'paymentMethod']);
/** The rules, the wire, and the table. */
const HOMES = /libs\/(?:domain|contract|api-client|testing)\/|libs\/order-form\/src\/lib\/payment-methods\.ts/;

export const noPaymentName = {
  meta: {
    type: 'problem',
    messages: { named: 'Payment methods are data: what differs stands in PAYMENT_METHODS of @shop/order-form.' },
    schema: [],
  },
  create(context) {
    if (!inFolder(context, /libs\/|apps\/storefront\/src\//) || inFolder(context, HOMES)) return {};
    const isField = (node) =>
      node.type === 'Identifier'
        ? FIELDS.has(node.name)
        : node.type === 'MemberExpression' && node.property.type === 'Identifier' && FIELDS.has(node.property.name);
    return {
      BinaryExpression(node) {
        const sides = [node.left, node.right];
        if (sides.some(isField) && sides.some(({ value }) => value === 'wallet'))
          context.report({ node, messageId: 'named' });
      },
      Literal(node) {
        if (METHODS.has(node.value)) context.report({ node, messageId: 'named' });
      },
    };
  },
};

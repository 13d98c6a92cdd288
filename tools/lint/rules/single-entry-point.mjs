/** Storage, cookies, the clock, randomness and the network each have one entry point. */
import { inFolder } from './in-folder.mjs';

const nameOf = ({ property }) => (property.type === 'Identifier' ? property.name : '');

export const singleEntryPoint = {
  meta: {
    type: 'problem',
    messages: {
      storage: 'Storage and cookies are reached through @shop/session.',
      clock: 'The clock is reached through now() of @shop/util, and rules take it as an argument.',
      chance: 'Randomness is reached through newKey() of @shop/util.',
      network: 'The network is reached through @shop/api-client.',
    },
    schema: [],
  },
  create(context) {
    const web = inFolder(context, /libs\/|apps\/storefront\/src\/(app|pages|wiring)\//);
    if (!web) return {};
    const isSession = inFolder(context, /libs\/session\//);
    const isUtil = inFolder(context, /libs\/util\//);
    const isApi = inFolder(context, /libs\/api-client\//);
    // Map data, built files and client error reports are not backend calls.
    const isOfFiles = inFolder(context, /libs\/(map\/|util\/src\/(lost-file|edge\/))/);
    const passes = (node) => node.parent.type === 'CallExpression' && node.parent.callee !== node;
    /** Whether an expression is `object.name`. */
    const isMember = (node, object, name) =>
      node.object.type === 'Identifier' && node.object.name === object && nameOf(node) === name;
    const isStorage = (node) =>
      // Passing storage to a function of session is the intended use.
      (['localStorage', 'sessionStorage'].includes(nameOf(node)) && !passes(node)) ||
      isMember(node, 'document', 'cookie');
    return {
      MemberExpression(node) {
        if (!isSession && isStorage(node)) context.report({ node, messageId: 'storage' });
        if (!isUtil && isMember(node, 'Math', 'random')) context.report({ node, messageId: 'chance' });
        if (!isUtil && isMember(node, 'Date', 'now')) context.report({ node, messageId: 'clock' });
      },
      NewExpression(node) {
        if (!isUtil && node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
          context.report({ node, messageId: 'clock' });
      },
      CallExpression(node) {
        if (!isApi && !isOfFiles && node.callee.type === 'Identifier' && node.callee.name === 'fetch')
          context.report({ node, messageId: 'network' });
      },
    };
  },
};

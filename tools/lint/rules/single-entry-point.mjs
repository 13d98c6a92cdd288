/** Storage, cookies, the clock, randomness and the network each have one entry point. */
import { inFolder } from './in-folder.mjs';

const nameOf = ({ property }) => (property.type === 'Identifier' ? property.name : '');
/** What a browser stores, and how its tabs talk: each of them throws where that is blocked. */
const STORES = ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'];

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
    const web = inFolder(context, /libs\/|apps\/storefront\/src\/(app\/|pages\/|wiring\/|entry-)/);
    if (!web) return {};
    const isUtil = inFolder(context, /libs\/util\//);
    const isApi = inFolder(context, /libs\/api-client\//);
    // Map data, built files and client error reports are not backend calls.
    const isOfFiles = inFolder(context, /libs\/(map\/|util\/src\/(lost-file|edge\/))/);
    /** Whether an expression is `object.name`. */
    const isMember = (node, object, name) =>
      node.object.type === 'Identifier' && node.object.name === object && nameOf(node) === name;
    // A page that cannot store that it was reloaded must not reload.
    const isDoor = inFolder(context, /libs\/(session\/src\/browser-storage|util\/src\/lost-file)/);
    const isDocument = (node) =>
      (node.type === 'Identifier' && node.name === 'document') ||
      (node.type === 'MemberExpression' && nameOf(node) === 'document');
    const isStorage = (node) =>
      [...STORES, 'caches'].includes(nameOf(node)) || (nameOf(node) === 'cookie' && isDocument(node.object));
    /** Names that are not the property of something: `sessionStorage`, but not `window.sessionStorage` or `{ sessionStorage: 1 }`. */
    const isAlone = (node) => {
      const { type, property, key, computed, shorthand } = node.parent;
      if (type === 'MemberExpression' && property === node) return computed;
      if (type === 'Property' && key === node) return computed || shorthand;
      return !type.startsWith('TS');
    };
    return {
      Identifier(node) {
        if (!isDoor && STORES.includes(node.name) && isAlone(node)) context.report({ node, messageId: 'storage' });
      },
      MemberExpression(node) {
        if (!isDoor && isStorage(node)) context.report({ node, messageId: 'storage' });
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

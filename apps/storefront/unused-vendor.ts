/**
 * Lets the bundler drop what nothing reaches of the router and of Mantine: names for developer tools keep components that nobody uses, and
 * so do calls that it can't know to be pure (decision 127).
 */
import type { Plugin } from 'vite';

const NAMES = /^[\w.]+\.displayName = "[^"]*";$/gm;
const COMPONENTS = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;

export const unusedVendor: Plugin = {
  name: 'unused-vendor',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/(react-router|@mantine)\// },
    handler(code) {
      const next = code.replace(NAMES, '').replace(COMPONENTS, '= /* @__PURE__ */ $1');
      return next === code ? null : { code: next, map: null };
    },
  },
};

/**
 * What the build drops from packages, so that no page fetches code that nothing reaches. Names for developer tools keep components that
 * nobody uses, and so do calls that a bundler can't know to be pure; the router's framework mode and Mantine's groups of buttons are behind
 * conditions that the shop never meets.
 */
import type { Plugin } from 'vite';

const NAMES = /^[\w.]+\.displayName = "[^"]*";$/gm;
const COMPONENTS = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;

interface Unreached {
  /** Stands in the file that is meant, and in no other. */
  holds: string;
  /** What stands in the file, and what takes its place. */
  code: readonly (readonly [before: string, after: string])[];
}

/** A function under another name, which nothing calls, and null in its place. */
const renamed = (name: string): [string, string] => [
  `\nfunction ${name}(`,
  `\nconst ${name} = () => null;\nfunction ${name}Unreached(`,
];

const UNREACHED: readonly Unreached[] = [
  {
    holds: '\nfunction createRouter(',
    // Links with `prefetch`, the error page of framework mode, errors of server components, and `instrumentations`.
    code: [
      'PrefetchPageLinks',
      'RemixRootDefaultErrorBoundary',
      'RSCErrorHandler',
      'instrumentClientSideRouter',
      'getRouteInstrumentationUpdates',
    ].map(renamed),
  },
  {
    holds: '\nButton.Group = ButtonGroup;',
    code: [
      ['Button.Group = ButtonGroup;', ''],
      ['Button.GroupSection = ButtonGroupSection;', ''],
    ],
  },
];

const found = new Set<Unreached>();

export const unusedVendor: Plugin = {
  name: 'unused-vendor',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/(react-router|@mantine)\// },
    handler(code, id) {
      let next = code.replace(NAMES, '').replace(COMPONENTS, '= /* @__PURE__ */ $1');
      const entry = UNREACHED.find(({ holds }) => code.includes(holds));
      if (entry) found.add(entry);
      for (const [before, after] of entry?.code ?? []) {
        if (!next.includes(before)) this.error(`${id} has changed: it has no ${before.trim()}`);
        next = next.replace(before, after);
      }
      return next === code ? null : { code: next, map: null };
    },
  },
  generateBundle() {
    for (const { holds } of UNREACHED.filter((entry) => !found.has(entry)))
      this.error(`No package holds ${holds.trim()} any more.`);
  },
};

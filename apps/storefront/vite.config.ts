/** Two builds: the browser's files with a manifest, and the server that renders. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { definitionFiles, whereModulesWent } from './build-facts.ts';
import { everyGroupMatches } from './chunk-checks.ts';
import { groups } from './chunks.ts';
import { forcedColors } from './forced-colors.ts';
import { inlineScripts } from './inline-scripts.ts';
import { lateStyles } from './late-styles.ts';
import { oneModule } from './one-module.ts';
import { pseudoLocale } from './pseudo-locale.ts';
import { ssrDev } from './ssr-dev.ts';
import { unusedVendor } from './unused-vendor.ts';
import { unusedSymbols } from './unused-styles.ts';

const backend = process.env.BACKEND_URL || `http://127.0.0.1:${process.env.BACKEND_PORT || 4620}`;

/** The same in both builds: the server's HTML names files of the browser's. */
const ASSETS = 'assets/[name]-[hash:7][extname]';

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    inlineScripts,
    unusedVendor,
    ...(process.env.PSEUDO ? [pseudoLocale()] : []),
    ...(process.env.MODULE ? [oneModule(process.env.MODULE, backend)] : []),
    ssrDev(backend),
    ...(isSsrBuild || command === 'serve'
      ? [definitionFiles]
      : [whereModulesWent, everyGroupMatches, forcedColors, lateStyles]),
  ],
  // Messages are used as a whole, so named exports would only add bytes.
  json: { namedExports: false },
  css: { lightningcss: { unusedSymbols } },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        // The server loads everything at once, so dynamic imports need no chunks of their own.
        rolldownOptions: {
          input: { main: 'src/server/main.ts', 'listed-pages': 'src/server/listed-pages.ts' },
          checks: { ineffectiveDynamicImport: false },
          output: { assetFileNames: ASSETS },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // For `npm run bench -- profile`.
        sourcemap: process.env.SOURCE_MAPS ? 'hidden' : false,
        target: 'es2022',
        modulePreload: {
          polyfill: false,
          // Every page has these already: repeating them for each part adds a KiB to every page. So does naming a part itself beside its import.
          resolveDependencies: (part, files) => {
            const more = files.filter((file) => !/\/(vendor|entry-client|rolldown-runtime|common)-/.test(file));
            return more.every((file) => file === part) ? [] : more;
          },
        },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          treeshake: { propertyReadSideEffects: false },
          output: {
            // Every chunk names the chunks it imports, so shorter hashes make pages smaller.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ASSETS,
            codeSplitting: { groups },
          },
        },
      },
  // The server's build bundles everything except these; in development Node loads packages itself, and finds no names in the codec's file.
  ssr:
    command === 'build'
      ? {
          noExternal: true,
          external: ['fastify', '@fastify/helmet', '@fastify/http-proxy', '@fastify/static', 'react', 'react-dom'],
        }
      : { noExternal: [/^@shop\//, '@googlemaps/polyline-codec'] },
}));

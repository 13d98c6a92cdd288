/** Two builds: the browser's files with a manifest, and the server that renders. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageFiles, whereModulesWent } from './build-facts.ts';
import { groups, groupsAreThere } from './chunks.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), ...(isSsrBuild || command === 'serve' ? [pageFiles] : [whereModulesWent, groupsAreThere])],
  // Messages are read as a whole: a name for each of them would only cost.
  json: { namedExports: false },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        // What waits in the browser is asked for at once on the server, which keeps it in one file.
        rolldownOptions: { input: 'src/server/main.ts', checks: { ineffectiveDynamicImport: false } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        modulePreload: {
          polyfill: false,
          // Every page has those already: naming them again for each part is a KiB of every page.
          resolveDependencies: (_file, files) => files.filter((file) => !/\/(vendor|entry-client)-/.test(file)),
        },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            // Every file names those it imports: one sign less of a hash is less of a page.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: { groups },
          },
        },
      },
  // The built server carries all but these; in development Node loads the packages itself.
  ssr:
    command === 'build'
      ? {
          noExternal: true,
          external: ['fastify', '@fastify/helmet', '@fastify/http-proxy', '@fastify/static', 'react', 'react-dom'],
        }
      : { noExternal: [/^@shop\//] },
}));

/** Bundles the backend and its database thread; packages of others stay outside. */
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

export default defineConfig({
  root,
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: { server: 'src/server.ts', cli: 'src/cli.ts', 'database-worker': 'src/db/embedded/worker.ts' },
      // What they share lies beside them: it looks for migrations and icons from where it is.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@shop\//] },
  plugins: [
    {
      name: 'migrations',
      writeBundle: ({ dir = 'dist' }) =>
        cpSync(join(root, 'src/db/migrations'), resolve(root, dir, 'migrations'), { recursive: true }),
    },
  ],
});

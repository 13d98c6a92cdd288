/** Two builds: the browser's files with a manifest, and the server that renders. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        rolldownOptions: { input: 'src/server/main.ts' },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/entry-client.tsx' },
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

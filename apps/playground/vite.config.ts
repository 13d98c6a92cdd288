/** Serves the page around the module that `MODULE` names; `nx serve module-food` does so (tools/nx/playground.cjs). */
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const library = process.env.MODULE ?? 'module-food';
const backend = process.env.BACKEND_URL || `http://127.0.0.1:${process.env.BACKEND_PORT || 4620}`;
const root = import.meta.dirname;

/** `@playground/module` is the one library that is shown: 'module-food' exports `foodModule`. */
const oneModule: Plugin = {
  name: 'one-module',
  resolveId: (id) => (id === '@playground/module' ? join(root, 'src/one-module.js') : null),
  load: (id) => {
    if (id !== join(root, 'src/one-module.js')) return null;
    const name = library.replace(/^module-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return `export { ${name}Module as definition } from '@shop/${library}';`;
  },
};

export default defineConfig({
  root,
  plugins: [react(), oneModule],
  cacheDir: join(root, `../../node_modules/.cache/playground-${library}`),
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT || 4610),
    proxy: { '/api': { target: backend, xfwd: true }, '/storage': { target: backend, xfwd: true } },
  },
});

/** Serves the page around the module that `MODULE` names; `nx serve module-food` does so (tools/nx/playground.cjs). */
import react from '@vitejs/plugin-react';
import { createLogger, defineConfig } from 'vite';

const library = process.env.MODULE ?? 'module-food';
const backend = process.env.BACKEND_URL || `http://127.0.0.1:${process.env.BACKEND_PORT || 4620}`;

const logger = createLogger();
const { error } = logger;
// The page asks until the backend, which starts beside it, answers.
logger.error = (text, options) => (text.includes('proxy error') ? undefined : error(text, options));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  cacheDir: `../../node_modules/.cache/playground-${library}`,
  customLogger: logger,
  resolve: { alias: { '@playground/module': `@shop/${library}` } },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT || 4610),
    proxy: { '/api': { target: backend, xfwd: true }, '/storage': { target: backend, xfwd: true } },
  },
});

import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/backend/src/db/schema/index.ts',
  out: './apps/backend/src/db/migrations',
});

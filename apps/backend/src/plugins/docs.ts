/** The OpenAPI document and a readable page beside it. */
import type { FastifyInstance } from 'fastify';
import { builtResponse } from './built-response';

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function page(paths: Record<string, Record<string, Operation>>): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) =>
        `<tr><td><code>${method.toUpperCase()}</code></td><td><code>${escape(path)}</code></td><td>${escape(operation.summary ?? operation.operationId ?? '')}</td><td>${escape(operation.tags?.join(', ') ?? '')}</td></tr>`,
    ),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Marketplace API</title><style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem}table{border-collapse:collapse;width:100%}td{padding:.4rem .6rem;border-bottom:1px solid #ddd}</style><h1>Marketplace API</h1><p>The whole document: <a href="/api/openapi.json">openapi.json</a></p><table>${rows.join('')}</table></html>`;
}

type Content = Record<string, { schema?: unknown; example?: unknown }>;
type Documented = Operation & {
  requestBody?: { content?: Content };
  responses?: Record<string, { content?: Content }>;
};

/** The OpenAPI document with an example per call, which are read on first use. */
async function documentOf(app: FastifyInstance): Promise<{ paths: Record<string, Record<string, Documented>> }> {
  const { default: examples } = (await import('./examples.json')) as unknown as {
    default: Record<string, { request?: unknown; response?: unknown }>;
  };
  const document = structuredClone(app.swagger()) as unknown as Awaited<ReturnType<typeof documentOf>>;
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    const example = examples[operation.operationId ?? ''];
    for (const content of Object.values(operation.requestBody?.content ?? {}))
      if (example?.request !== undefined) content.example = example.request;
    for (const content of Object.values(operation.responses?.['200']?.content ?? {}))
      if (example?.response !== undefined) content.example = example.response;
  }
  return document;
}

/** How long caches may keep the documents. */
const SECONDS = 300;

export function registerDocs(app: FastifyInstance): void {
  app.get(
    '/api/openapi.json',
    { schema: { hide: true } },
    builtResponse('application/json; charset=utf-8', SECONDS, async () => JSON.stringify(await documentOf(app))),
  );
  app.get(
    '/api/docs',
    { schema: { hide: true } },
    builtResponse('text/html; charset=utf-8', SECONDS, async () =>
      page((app.swagger() as { paths: Record<string, Record<string, Operation>> }).paths),
    ),
  );
}

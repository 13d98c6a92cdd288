/**
 * Reports log lines of level `error`, and errors reported by browsers, to Sentry or a compatible service. Only with
 * SENTRY_DSN, and loaded only then; browsers talk to the shop's server only (decision 070).
 */
import type { ServerRuntimeClient } from '@sentry/core/server';
import { withoutPerson, type ErrorReport } from '../error-report';

/** An error with its context. Contains no personal data. */
export interface ReportedError {
  error: unknown;
  /** Searchable tags: server, route, request id. */
  tags: Record<string, string>;
  /** Longer context. */
  extra?: Record<string, string>;
}

export interface ErrorService {
  report: (reported: ReportedError) => void;
  /** Flushes pending reports, with a timeout of two seconds. */
  close: () => Promise<void>;
}

const GIVE_UP = 2000;

async function openClient(dsn: string): Promise<ServerRuntimeClient> {
  const [{ createStackParser, createTransport }, { nodeStackLineParser, ServerRuntimeClient: Client }] =
    await Promise.all([import('@sentry/core'), import('@sentry/core/server')]);
  const client = new Client({
    dsn,
    platform: 'node',
    environment: process.env.NODE_ENV ?? 'production',
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await fetch(options.url, {
          method: 'POST',
          body: body as BodyInit,
          signal: AbortSignal.timeout(GIVE_UP * 5),
        });
        await answer.arrayBuffer();
        const header = (name: string) => answer.headers.get(name);
        return {
          statusCode: answer.status,
          headers: { 'x-sentry-rate-limits': header('x-sentry-rate-limits'), 'retry-after': header('retry-after') },
        };
      }),
    beforeSend: (event) => {
      for (const entry of event.exception?.values ?? []) if (entry.value) entry.value = withoutPerson(entry.value);
      return event;
    },
  });
  client.init();
  return client;
}

/** @param dsn null: reports nothing */
export function openErrorService(dsn: string | null): ErrorService {
  if (!dsn) return { report: () => undefined, close: async () => undefined };
  const opened = openClient(dsn);
  // A service that fails to load must not break the server.
  opened.catch((error: unknown) => console.error('The service of SENTRY_DSN could not be opened.', error));
  return {
    report: ({ error, tags, extra = {} }) =>
      void opened
        .then((client) => client.captureException(error, { captureContext: { tags, extra } }))
        .catch(() => undefined),
    close: async () => void (await opened.then((client) => client.close(GIVE_UP)).catch(() => undefined)),
  };
}

interface Line {
  err?: unknown;
  route?: unknown;
  components?: unknown;
  clientError?: ErrorReport;
}
const ERROR = 50;
const text = (value: unknown) => (typeof value === 'string' ? { text: value } : null);

/** Rebuilds an `Error` from a browser's report. */
function asError({ name, message, stack }: ErrorReport): Error {
  return Object.assign(new Error(message), { name, stack });
}

function errorIn({ err, route, components, clientError }: Line, tags: ReportedError['tags']): ReportedError | null {
  if (clientError)
    return {
      error: asError(clientError),
      tags: { ...tags, from: 'browser', kind: clientError.kind, page: clientError.page },
      extra: { components: clientError.components },
    };
  if (err === undefined) return null;
  return {
    error: err,
    tags: { ...tags, from: 'server', ...(text(route) ? { route: String(route) } : {}) },
    ...(text(components) ? { extra: { components: String(components) } } : {}),
  };
}

/** A `logMethod` hook for pino that also reports each logged error. */
export const reportLoggedErrors = (service: ErrorService, server: string) => ({
  logMethod(
    this: { bindings: () => Record<string, unknown> },
    args: unknown[],
    method: (...args: never[]) => void,
    level: number,
  ): void {
    method.apply(this, args as never[]);
    const line = args[0] as Line | string | undefined;
    if (typeof line !== 'object' || line === null || (level < ERROR && !line.clientError)) return;
    const { reqId } = this.bindings();
    const reported = errorIn(line, { server, ...(typeof reqId === 'string' ? { request: reqId } : {}) });
    if (reported) service.report(reported);
  },
});

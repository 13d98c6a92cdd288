/**
 * Answers that are the same for everybody at a place are made once and given to all who ask within a second. A thousand
 * people who open the same list cost what one of them costs; what a list shows is never older than that second, and no
 * price, stock or order is decided by it: cart and orders read for themselves.
 */
import { createShortMemory } from '@shop/util';
import { hasWritten } from '@shop/util/edge';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer depends on address, zones, module, language and place alone, never on who asks; `anywhere`: nor on the place within the zones. */
    shared?: boolean | 'anywhere';
  }
  interface FastifyRequest {
    sharing: Sharing | null;
  }
}

interface Answer {
  body: string;
  headers: Record<string, string>;
}
interface Sharing {
  key: string;
  done: (answer: Answer | null) => void;
}

const MOST = 2000;
const MOST_BYTES = 64 * 1024 * 1024;
/** What is said of the answer, not of who asked. */
const KEPT = ['content-type', 'surrogate-key'];
/** Four digits of a coordinate are eleven metres: whoever stands together shares. */
const near = (value: number | undefined): string => value?.toFixed(4) ?? '';

function keyOf({ url, place, routeOptions: { config } }: FastifyRequest): string {
  const { zoneIds, moduleId, language, point, origin } = place;
  const where = config.shared === 'anywhere' ? '' : `${near(point?.lat)} ${near(point?.lng)}`;
  return `${url} ${zoneIds?.join()} ${moduleId} ${language} ${where} ${origin}`;
}

/** @param seconds how long an answer is shared; 0: never. Register it after the place of a request is known. */
export function registerSharedAnswers(app: FastifyInstance, seconds: number): void {
  if (seconds === 0) return;
  const known = createShortMemory<Answer>({
    milliseconds: seconds * 1000,
    most: MOST,
    mostBytes: MOST_BYTES,
    bytesOf: ({ body }) => body.length,
  });
  const pending = new Map<string, Promise<Answer | null>>();
  const give = (reply: FastifyReply, { body, headers }: Answer) => reply.headers(headers).send(body);

  app.decorateRequest('sharing', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.shared || request.method !== 'GET') return undefined;
    if (hasWritten(request.headers.cookie)) return undefined;
    const key = keyOf(request);
    const answer = known.get(key);
    if (answer) return give(reply, answer);
    const made = await pending.get(key);
    if (made) return give(reply, made);
    // Whoever comes first makes it; the others wait. When it can not be shared, everybody makes their own.
    if (!pending.has(key)) {
      let done: Sharing['done'] = () => undefined;
      pending.set(key, new Promise((resolve) => (done = resolve)));
      request.sharing = { key, done };
    }
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { sharing } = request;
    if (!sharing) return payload;
    const headers = Object.fromEntries(
      KEPT.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
    );
    const answer = reply.statusCode === 200 && typeof payload === 'string' ? { body: payload, headers } : null;
    if (answer) known.keep(sharing.key, answer);
    pending.delete(sharing.key);
    sharing.done(answer);
    request.sharing = null;
    return payload;
  });
  // Whoever hung up before an answer was sent leaves nobody waiting.
  app.addHook('onResponse', async ({ sharing }) => {
    if (!sharing) return;
    pending.delete(sharing.key);
    sharing.done(null);
  });
  app.addHook('onRequestAbort', async ({ sharing }) => {
    if (!sharing) return;
    pending.delete(sharing.key);
    sharing.done(null);
  });
}

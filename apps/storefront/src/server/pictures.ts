/**
 * Pictures that never change, from memory. A page asks for thirty while it hydrates, and each would go through two servers (decision 013).
 * Kept is only what the backend gives to everybody for good (`public`, `immutable`), for an hour and within bounds.
 */
import { createTtlCache } from '@shop/util/edge';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pipeline, Transform, type Readable } from 'node:stream';

const HOUR = 3_600_000;
const MOST_BYTES = 32 * 1024 * 1024;
/** Of one picture: a wide banner has some twenty KiB. */
const MOST_OF_ONE = 512 * 1024;
/** Of the answer that was kept, not of those that are given from it. */
const OF_ONE_ANSWER = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'age',
  'x-request-id',
  'content-length',
];

type Headers = Record<string, string | string[] | undefined>;

/** What the backend answered, as the proxy hands it over. */
export interface PassedOn {
  statusCode: number;
  headers: Headers;
  stream: Readable;
}

export interface PictureMemory {
  /** Gives the picture if it is known; a hook before the proxy. */
  give: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  /** Passes an answer on, and keeps it when it may be kept. */
  pass: (request: FastifyRequest, reply: FastifyReply, answer: PassedOn) => void;
}

function mayBeKept({ method }: FastifyRequest, { statusCode, headers }: PassedOn): boolean {
  const lasts = String(headers['cache-control'] ?? '');
  return (
    method === 'GET' &&
    statusCode === 200 &&
    /\bpublic\b/.test(lasts) &&
    /\bimmutable\b/.test(lasts) &&
    !headers.vary &&
    !headers['set-cookie'] &&
    Number(headers['content-length'] ?? Infinity) <= MOST_OF_ONE
  );
}

export function createPictureMemory(): PictureMemory {
  const memory = createTtlCache<{ headers: Headers; body: Buffer }>({
    ttl: HOUR,
    max: 10_000,
    maxBytes: MOST_BYTES,
    bytesOf: ({ body }) => body.length,
  });
  return {
    give: async (request, reply) => {
      const known = request.method === 'GET' ? memory.get(request.url) : undefined;
      return known && reply.headers(known.headers).send(known.body);
    },
    pass: (request, reply, answer) => {
      const { stream } = answer;
      if (!mayBeKept(request, answer)) return void reply.send(stream);
      const headers = Object.fromEntries(
        Object.entries(answer.headers).filter(([name]) => !OF_ONE_ANSWER.includes(name)),
      );
      const parts: Buffer[] = [];
      const kept = new Transform({
        transform: (part: Buffer, _encoding, done) => {
          parts.push(part);
          done(null, part);
        },
        flush: (done) => {
          const body = Buffer.concat(parts);
          // Cut short, it is nobody's picture.
          if (body.length === Number(answer.headers['content-length'])) memory.set(request.url, { headers, body });
          done();
        },
      });
      const given = pipeline(stream, kept, (error) => {
        if (!error) return;
        request.log.warn(error, 'a picture broke off');
        // What is told instead of it is nothing to keep.
        if (!reply.raw.headersSent) reply.header('cache-control', 'no-store');
      });
      return void reply.send(given);
    },
  };
}

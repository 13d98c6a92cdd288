/** Answers that are built on the first request and kept, plain and compressed: the documentation, the city's map. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Built {
  plain: Buffer;
  compressed: Buffer;
  tag: string;
}

/**
 * @param seconds how long caches may keep it
 * @param make the text; one that could not be made is tried again at the next request
 */
export function builtResponse(type: string, seconds: number, make: () => Promise<string> | string) {
  let pending: Promise<Built> | null = null;
  const build = async (): Promise<Built> => {
    const plain = Buffer.from(await make());
    const tag = createHash('sha1').update(plain).digest('base64url');
    return { plain, compressed: await promisify(gzip)(plain), tag: `W/"${tag}"` };
  };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    pending ??= build().catch((error: unknown) => {
      pending = null;
      throw error;
    });
    const { plain, compressed, tag } = await pending;
    reply.header('vary', 'Accept-Encoding').header('cache-control', `public, max-age=${seconds}`).header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const isCompressed = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (isCompressed) reply.header('content-encoding', 'gzip');
    return reply.type(type).send(isCompressed ? compressed : plain);
  };
}

/**
 * Learns of which hosts the backend sends pictures (decision 080): from answers of the catalogue that browsers get through this server,
 * and from a sample that it asks for itself. A host counts when the backend names it to the server, who asks as nobody in particular:
 * what a caller sends along can not add one.
 */
import { askCatalogue, isCatalogue, picturesIn, sampleOfPictures } from '@shop/api-client/pictures';
import { createCallCounter } from '@shop/util/edge';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { pipeline, Transform, type Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { forwardedHeaders } from './forwarded';
import type { PictureHosts } from './picture-hosts';

const MOST_BYTES = 512 * 1024;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Answers that are read in a second: more would slow the calls of customers. */
const MOST_READ = 20;
/** Questions of the server's own in a minute. */
const MOST_ASKED = 10;
/** Hosts change rarely. */
const SAMPLE_EVERY = 60 * MINUTE;
/** A page waits so long for the first sample. */
const FIRST_SAMPLE = SECOND;
/** What an answer of the catalogue depends on. */
const SCOPE = ['zoneid', 'moduleid', 'x-localization'];

const READERS: Record<string, (body: Buffer, options: { maxOutputLength: number }) => Buffer> = {
  identity: (body) => body,
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

interface Asked {
  method: string;
  url: string;
  origin: string;
  ip: string;
  headers: IncomingHttpHeaders;
}
interface Answered {
  statusCode: number;
  headers: IncomingHttpHeaders;
  stream: Readable;
}

/** @returns the answer's JSON; null: it cannot be read */
function read(body: Buffer, { 'content-encoding': encoding = 'identity' }: IncomingHttpHeaders): unknown {
  try {
    const text = READERS[encoding]?.(body, { maxOutputLength: MOST_BYTES });
    return text ? JSON.parse(text.toString()) : null;
  } catch {
    return null;
  }
}

/** Resolves after a time in ms, or at once when it is no longer needed. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** Passes a stream on. @param take is called with the whole of it, unless it is larger than what is read */
function copyTo(take: (body: Buffer) => void): Transform {
  let parts: Buffer[] = [];
  let bytes = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      bytes += part.length;
      if (bytes <= MOST_BYTES) parts.push(part);
      else parts = [];
      done(null, part);
    },
    flush(done) {
      done();
      if (bytes <= MOST_BYTES) take(Buffer.concat(parts));
    },
  });
}

export interface PictureWatch {
  /** @returns what the browser gets: the answer unchanged */
  pass: (asked: Asked, answered: Answered) => Readable;
  /**
   * Asks for a sample, unless one was taken within the hour. @param origin of the shop @returns whether one is in: a page waits a second
   * for the first. A backend that does not answer is asked again after a minute.
   */
  sample: (origin: string) => Promise<boolean>;
  /** Ends all questions. */
  close: () => void;
}

/** @param backendUrl origin of the backend */
export function createPictureWatch(backendUrl: string, hosts: Pick<PictureHosts, 'isNew' | 'add'>): PictureWatch {
  const readings = createCallCounter({ most: MOST_READ, window: SECOND });
  const questions = createCallCounter({ most: MOST_ASKED, window: MINUTE });
  let nextSample = 0;
  let isSampled = false;
  let taking: Promise<void> | null = null;
  const closing = new AbortController();
  const { signal } = closing;

  async function confirm({ url, origin, ip, headers }: Asked): Promise<void> {
    const scope = SCOPE.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []));
    const own = { ...Object.fromEntries(scope), ...forwardedHeaders({ origin, ip }) };
    hosts.add(picturesIn(await askCatalogue({ origin: backendUrl, headers: own, signal }, url)), origin);
  }
  async function take(origin: string): Promise<void> {
    const { 'x-forwarded-for': _, ...headers } = forwardedHeaders({ origin, ip: '' });
    const pictures = await sampleOfPictures({ origin: backendUrl, headers, signal });
    if (!pictures) return void (nextSample = performance.now() + MINUTE);
    hosts.add(pictures, origin);
    isSampled = true;
  }
  async function look(asked: Asked, body: Buffer, headers: IncomingHttpHeaders): Promise<void> {
    const pictures = picturesIn(read(body, headers));
    if (pictures.some((url) => hosts.isNew(url, asked.origin)) && questions.hit('all').isAllowed) await confirm(asked);
  }

  return {
    pass: (asked, { statusCode, headers, stream }) => {
      const isRead =
        asked.method === 'GET' &&
        statusCode === 200 &&
        isCatalogue(asked.url) &&
        String(headers['content-type']).includes('json') &&
        readings.hit('all').isAllowed;
      return isRead
        ? pipeline(
            stream,
            copyTo((body) => void look(asked, body, headers)),
            () => undefined,
          )
        : stream;
    },
    sample: async (origin) => {
      const time = performance.now();
      if (time >= nextSample) {
        nextSample = time + SAMPLE_EVERY;
        taking = take(origin);
      }
      if (!isSampled) await Promise.race([taking, wait(FIRST_SAMPLE, signal)]);
      return isSampled;
    },
    close: () => closing.abort(),
  };
}

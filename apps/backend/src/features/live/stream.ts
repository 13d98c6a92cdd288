/** One live stream: server-sent events of what a reader finds, at once and whenever its topic changes. */
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../../context';
import type { Topic } from './bus';
import type { Watcher } from './places';

export interface LiveEvent {
  event: string;
  /** What a client names when it comes back (`Last-Event-ID`). */
  id: string;
  data: unknown;
}
export interface Found {
  events: LiveEvent[];
  /** Nothing will follow. */
  last?: boolean;
}

const HEARTBEAT = 20_000;
/** A stream is opened anew from time to time, so that rights are asked again and load spreads over the processes. */
const LIFE = 3_600_000;
/** A client that does not read for so many bytes is let go; it comes back and names the last event it has. */
const MOST_WAITING = 256 * 1024;

/** How a client that can send no header says who it is, and what it had last. */
export const Ticket = Type.Optional(Type.String({ minLength: 16, maxLength: 100 }));
export const LastEvent = Type.Optional(Type.String({ maxLength: 60 }));
export const Resumed = Type.Object({ 'last-event-id': LastEvent });
export const STREAM_SCHEMA = { produces: ['text/event-stream'] };

/**
 * @param topics the first is what the stream is of; a change of any is read
 * @param read finds what the client does not have yet; it is never run twice at once. A failure ends the stream.
 * @throws DomainError 429 when the caller or their address holds too many already
 */
export async function openStream(
  { streams, live, places }: Pick<Shop, 'streams' | 'live' | 'places'>,
  reply: FastifyReply,
  topics: readonly [Topic, ...Topic[]],
  watcher: Watcher,
  read: () => Promise<Found>,
): Promise<void> {
  const giveBack = await places.take(topics[0], watcher);
  reply.hijack();
  const out = reply.raw;
  out.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  let ended = false;
  let reading = false;
  let again = false;
  const stop = () => {
    if (ended) return;
    ended = true;
    clearInterval(pulse);
    clearTimeout(end);
    unwatch.forEach((off) => off());
    giveBack();
    streams.delete(stop);
    out.end();
  };
  const write = (text: string) => {
    if (ended) return;
    out.write(text);
    if (out.writableLength > MOST_WAITING) out.destroy();
  };
  const pump = () => {
    if (reading || ended) {
      again = true;
      return;
    }
    reading = true;
    again = false;
    read()
      .then(({ events, last }) => {
        for (const { event, id, data } of events)
          write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        if (last) stop();
      }, stop)
      .finally(() => {
        reading = false;
        if (again && !ended) pump();
      });
  };
  const pulse = setInterval(() => {
    write(': alive\n\n');
    pump();
  }, HEARTBEAT);
  const end = setTimeout(stop, LIFE);
  const unwatch = topics.map((topic) => live.watch(topic, pump));
  streams.add(stop);
  out.on('close', stop);
  // Whoever left while a place was looked for has closed it before anybody listened.
  if (out.destroyed) return stop();
  write('retry: 3000\n\n');
  pump();
}

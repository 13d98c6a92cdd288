/** One live stream: sends what a reader finds as server-sent events, at once and on each change of its topics. */
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../../context';
import type { Topic } from './bus';
import type { Watcher } from './stream-slots';

export interface LiveEvent {
  event: string;
  /** The client sends it back as `Last-Event-ID`. */
  id: string;
  data: unknown;
}
export interface Found {
  events: LiveEvent[];
  /** Nothing will follow. */
  last?: boolean;
}

const HEARTBEAT = 20_000;
/** Streams are closed from time to time, so that permissions are checked again and load spreads over the processes. */
const LIFE = 3_600_000;
/** Bytes buffered for a slow client before it is disconnected; it reconnects with its last event id. */
const MOST_WAITING = 256 * 1024;

/** Authentication and last event id of clients that can not send headers. */
export const Ticket = Type.Optional(Type.String({ minLength: 16, maxLength: 100 }));
export const LastEvent = Type.Optional(Type.String({ maxLength: 60 }));
export const Resumed = Type.Object({ 'last-event-id': LastEvent });
export const STREAM_SCHEMA = { produces: ['text/event-stream'] };

/**
 * @param topics the first names the stream; a change of any triggers a read
 * @param read finds what the client does not have yet; never runs concurrently. An error closes the stream.
 * @throws DomainError 429 when the caller or the address has too many streams
 */
export async function openStream(
  { streams, live, streamSlots }: Pick<Shop, 'streams' | 'live' | 'streamSlots'>,
  reply: FastifyReply,
  topics: readonly [Topic, ...Topic[]],
  watcher: Watcher,
  read: () => Promise<Found>,
): Promise<void> {
  const releaseSlot = await streamSlots.take(topics[0], watcher);
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
    releaseSlot();
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
  // The client disconnected while a place was being taken, before the close listener was added.
  if (out.destroyed) return stop();
  write('retry: 3000\n\n');
  pump();
}

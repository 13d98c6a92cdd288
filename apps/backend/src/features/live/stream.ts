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
export interface StreamBatch {
  events: LiveEvent[];
  /** Nothing will follow. */
  isLast?: boolean;
}

const HEARTBEAT_INTERVAL = 20_000;
/** Streams are closed from time to time, so that permissions are checked again and load spreads over the processes. */
const MAX_DURATION = 3_600_000;
/** Bytes buffered for a slow client before it is disconnected; it reconnects with its last event id. */
const MAX_BUFFERED = 256 * 1024;

/** Authentication and last event id of clients that can not send headers. */
export const Ticket = Type.Optional(Type.String({ minLength: 16, maxLength: 100 }));
export const LastEvent = Type.Optional(Type.String({ maxLength: 60 }));
export const LastEventHeader = Type.Object({ 'last-event-id': LastEvent });
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
  read: () => Promise<StreamBatch>,
): Promise<void> {
  const releaseSlot = await streamSlots.take(topics[0], watcher);
  reply.hijack();
  const response = reply.raw;
  response.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  let isEnded = false;
  let isReading = false;
  let isStale = false;
  const stop = () => {
    if (isEnded) return;
    isEnded = true;
    clearInterval(heartbeat);
    clearTimeout(lifetime);
    unwatch.forEach((stopWatching) => stopWatching());
    releaseSlot();
    streams.delete(stop);
    response.end();
  };
  const write = (text: string) => {
    if (isEnded) return;
    response.write(text);
    if (response.writableLength > MAX_BUFFERED) response.destroy();
  };
  const readAndSend = () => {
    if (isReading || isEnded) {
      isStale = true;
      return;
    }
    isReading = true;
    isStale = false;
    read()
      .then(({ events, isLast }) => {
        for (const { event, id, data } of events)
          write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        if (isLast) stop();
      }, stop)
      .finally(() => {
        isReading = false;
        if (isStale && !isEnded) readAndSend();
      });
  };
  const heartbeat = setInterval(() => {
    write(': alive\n\n');
    readAndSend();
  }, HEARTBEAT_INTERVAL);
  const lifetime = setTimeout(stop, MAX_DURATION);
  const unwatch = topics.map((topic) => live.watch(topic, readAndSend));
  streams.add(stop);
  response.on('close', stop);
  // The client disconnected while a place was being taken, before the close listener was added.
  if (response.destroyed) return stop();
  write('retry: 3000\n\n');
  readAndSend();
}

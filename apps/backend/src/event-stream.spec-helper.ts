/** Server-sent events in specs: a stream's events are collected until they are asked for. */
import { HERE, type Json } from './testing.spec-helper';

interface Event {
  id: string;
  event: string;
  data: any;
}
const open: AbortController[] = [];
/** Ends all streams. */
export const endStreams = (): void => open.splice(0).forEach((controller) => controller.abort());

/** Opens a stream and collects its events; `next` waits for the one with this index. */
export async function listenAt(origin: string, path: string, headers: Json = {}) {
  const controller = new AbortController();
  open.push(controller);
  const answer = await fetch(`${origin}/api/v1/customer/${path}`, {
    headers: { ...HERE, ...headers },
    signal: controller.signal,
  });
  const events: Event[] = [];
  let ended = false;
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => {
    let rest = '';
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { value: '', done: true };
      if (done) break;
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const fields = Object.fromEntries(
          block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
        ) as Record<string, string>;
        if (fields.data) events.push({ id: fields.id ?? '', event: fields.event ?? '', data: JSON.parse(fields.data) });
      }
    }
  };
  const whole = (answer.status === 200 ? read() : Promise.resolve()).then(
    () => void (ended = true),
    () => void (ended = true),
  );
  const next = async (index: number): Promise<Event> => {
    for (let wait = 0; wait < 200 && !events[index]; wait += 1) await new Promise((go) => setTimeout(go, 25));
    if (!events[index]) throw new Error(`No event ${index}: ${JSON.stringify(events)}`);
    return events[index];
  };
  return { status: answer.status, answer, events, next, whole, hasEnded: () => ended, stop: () => controller.abort() };
}

/** Messages on their way: shown at once, and kept with a way to try again when they could not be sent. */
import { failureOf } from '@shop/api-client';
import { useSendMessageMutation, type ThreadKey } from '@shop/api-client/chat';
import { newKey, now } from '@shop/util';
import { useRef, useState } from 'react';

export interface Outgoing {
  id: number;
  text: string;
  /** The same at every attempt, so that the backend keeps one message. */
  key: string;
  at: number;
  /** What the backend says, or empty; null while it is being sent. */
  failure: string | null;
}

export interface Outbox {
  outgoing: readonly Outgoing[];
  send: (text: string) => void;
  retry: (message: Outgoing) => void;
}

export function useOutbox(to: ThreadKey): Outbox {
  const [send] = useSendMessageMutation();
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const lastId = useRef(0);
  /** In the order in which they were written: the next is sent when the one before has an answer. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const post = (message: Outgoing) => {
    const isOther = ({ id }: Outgoing) => id !== message.id;
    setOutgoing((before) => [...before.filter(isOther), { ...message, failure: null }]);
    queue.current = queue.current.then(async () => {
      const { error } = await send({ to, text: message.text, key: message.key });
      setOutgoing((before) =>
        error
          ? before.map((entry) => (isOther(entry) ? entry : { ...entry, failure: failureOf(error).messages.join(' ') }))
          : before.filter(isOther),
      );
    });
  };
  return {
    outgoing,
    send: (text) => post({ id: (lastId.current += 1), text, key: newKey(), at: now().getTime(), failure: null }),
    retry: post,
  };
}

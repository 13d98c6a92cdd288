/** The list of the visit: what this device keeps of it, or what a link brings. */
import { listLines, listText } from '@shop/domain/shopping-list/read-list';
import {
  deviceStorage,
  EMPTY_LIST,
  readListDraft,
  useSession,
  writeListDraft,
  type ListDraft,
  type ListPick,
} from '@shop/session';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Of a link: it is asked for at once. null: the link brings none. */
function linkedList(hash: string): ListDraft | null {
  const text = listText(new URLSearchParams(hash.slice(1)).get('list'));
  return listLines(text).lines.length > 0 ? { text, asked: text, picks: {} } : null;
}

export function useList() {
  const { module } = useSession('module');
  const moduleId = module?.id ?? '';
  const { hash } = useLocation();
  const [list, setList] = useState<ListDraft>(EMPTY_LIST);
  // After hydration: the server knows neither the device nor what follows `#`.
  useEffect(() => {
    const stored = readListDraft(deviceStorage, moduleId);
    const linked = linkedList(hash);
    setList(linked && linked.asked !== stored.asked ? linked : stored);
  }, [moduleId, hash]);
  const keep = useCallback(
    (change: (before: ListDraft) => ListDraft) =>
      setList((before) => {
        const next = change(before);
        writeListDraft(deviceStorage, moduleId, next);
        return next;
      }),
    [moduleId],
  );
  const { lines, left } = useMemo(() => listLines(list.text), [list.text]);
  const asked = useMemo(() => listLines(list.asked).lines, [list.asked]);
  return {
    text: list.text,
    /** Of the text in the field; `left` are beyond the limit. */
    lines,
    left,
    /** The lines that stores were asked for. */
    asked,
    picks: list.picks,
    write: useCallback((text: string) => keep((before) => ({ ...before, text: listText(text) })), [keep]),
    ask: useCallback(
      (text: string) =>
        keep((before) => (before.asked === text ? { ...before, text } : { text, asked: text, picks: {} })),
      [keep],
    ),
    clear: useCallback(() => keep(() => EMPTY_LIST), [keep]),
    pick: useCallback(
      (key: string, pick: ListPick) => keep((before) => ({ ...before, picks: { ...before.picks, [key]: pick } })),
      [keep],
    ),
  };
}
export type ShoppingList = ReturnType<typeof useList>;

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
import { useIsHydrated } from '@shop/ui';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Of a link: it is asked for at once. null: the link brings none. */
function linkedList(hash: string): ListDraft | null {
  const text = listText(new URLSearchParams(hash.slice(1)).get('list'));
  return listLines(text).lines.length > 0 ? { text, asked: text, picks: {} } : null;
}

/** The list of a module as it begins, after hydration: the server knows neither the device nor what follows `#`. */
function useStart(moduleId: string, hash: string): ListDraft {
  const isHydrated = useIsHydrated();
  return useMemo(() => {
    if (!isHydrated) return EMPTY_LIST;
    const stored = readListDraft(deviceStorage, moduleId);
    const linked = linkedList(hash);
    return linked && linked.asked !== stored.asked ? linked : stored;
  }, [isHydrated, moduleId, hash]);
}

export function useList() {
  const { module } = useSession('module');
  const moduleId = module?.id ?? '';
  const { hash } = useLocation();
  // An item that opens over the page takes the link's part of the address away.
  const [linked, setLinked] = useState(hash);
  if (hash && hash !== linked) setLinked(hash);
  const start = useStart(moduleId, linked);
  const [edited, setEdited] = useState<{ start: ListDraft; list: ListDraft } | null>(null);
  const list = edited?.start === start ? edited.list : start;
  const keep = useCallback(
    (change: (before: ListDraft) => ListDraft) =>
      setEdited((last) => {
        const next = change(last?.start === start ? last.list : start);
        writeListDraft(deviceStorage, moduleId, next);
        return { start, list: next };
      }),
    [moduleId, start],
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

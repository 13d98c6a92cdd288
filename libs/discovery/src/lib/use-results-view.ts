/**
 * State of the results page, in the URL. A change shows at once; the URL follows while the list renders. Layout and order
 * are kept for the next results (decision 109).
 */
import {
  resultsViewOf,
  writeResultsView,
  type KeptView,
  type ResultsTarget,
  type ResultsView,
} from '@shop/domain/results-view';
import { sessionSlice, useSession } from '@shop/session';
import { useMemo, useState } from 'react';
import { useViewParams } from '@shop/page-engine';
import { useDispatch } from 'react-redux';

export type ChangeResults = (next: (view: ResultsView) => ResultsView) => void;

/** The latest change and the query it was made at: valid until the query changes. */
interface PendingChange {
  at: string;
  view: ResultsView;
}

/** What a change chooses; a shared URL chooses nothing for its reader. */
const keptAfter = (kept: KeptView, before: ResultsView, after: ResultsView): KeptView => ({
  look: after.look === before.look ? kept.look : after.look,
  sort: after.sort === before.sort ? kept.sort : after.sort,
});

export function useResultsView(target: ResultsTarget): [ResultsView, ChangeResults] {
  const [query, changeQuery] = useViewParams();
  const dispatch = useDispatch();
  const { resultsLook: look, resultsSort: sort } = useSession('resultsLook', 'resultsSort');
  const at = query.toString();
  const [pending, setPending] = useState<PendingChange | null>(null);
  const fromUrl = useMemo(
    () => resultsViewOf(new URLSearchParams(at), target, { look, sort }),
    [at, target, look, sort],
  );
  const view = pending?.at === at ? pending.view : fromUrl;
  const change: ChangeResults = (next) => {
    // After two quick presses the second builds on the first.
    changeQuery((now) => {
      const before = pending?.at === at ? pending.view : resultsViewOf(now, target, { look, sort });
      const after = next(before);
      const kept = keptAfter({ look, sort }, before, after);
      setPending({ at, view: after });
      if (kept.look !== look || kept.sort !== sort) dispatch(sessionSlice.actions.resultsViewChosen(kept));
      writeResultsView(now, after, target, kept);
    });
  };
  return [view, change];
}

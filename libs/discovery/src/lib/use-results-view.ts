/** State of the results page, in the URL. A change shows at once; the URL follows while the list renders. */
import { resultsViewOf, writeResultsView, type ResultsTarget, type ResultsView } from '@shop/domain/results-view';
import { useMemo, useState } from 'react';
import { useViewParams } from '@shop/page-engine';

export type ChangeResults = (next: (view: ResultsView) => ResultsView) => void;

/** The latest change and the query it was made at: valid until the query changes. */
interface PendingChange {
  at: string;
  view: ResultsView;
}

export function useResultsView(target: ResultsTarget): [ResultsView, ChangeResults] {
  const [query, changeQuery] = useViewParams();
  const at = query.toString();
  const [pending, setPending] = useState<PendingChange | null>(null);
  const fromUrl = useMemo(() => resultsViewOf(new URLSearchParams(at), target), [at, target]);
  const view = pending?.at === at ? pending.view : fromUrl;
  const change: ChangeResults = (next) => {
    // After two quick presses the second builds on the first.
    changeQuery((now) => {
      const changed = next(pending?.at === at ? pending.view : resultsViewOf(now, target));
      setPending({ at, view: changed });
      writeResultsView(now, changed, target);
    });
  };
  return [view, change];
}

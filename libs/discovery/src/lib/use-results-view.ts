/** What the results page shows, in the URL. A press is shown at once: the address follows while the list is being drawn. */
import { resultsViewOf, writeResultsView, type ResultsTarget, type ResultsView } from '@shop/domain/results-view';
import { useMemo, useState } from 'react';
import { useViewParams } from '@shop/page-engine';

export type ChangeResults = (next: (view: ResultsView) => ResultsView) => void;

/** What was pressed last, and the query that it was pressed at: it holds until another one is shown. */
interface Ahead {
  at: string;
  view: ResultsView;
}

export function useResultsView(target: ResultsTarget): [ResultsView, ChangeResults] {
  const [query, changeQuery] = useViewParams();
  const at = query.toString();
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const fromUrl = useMemo(() => resultsViewOf(new URLSearchParams(at), target), [at, target]);
  const view = ahead?.at === at ? ahead.view : fromUrl;
  const change: ChangeResults = (next) => {
    // Two quick presses: the second one changes what the first one changed.
    changeQuery((now) => {
      const changed = next(ahead?.at === at ? ahead.view : resultsViewOf(now, target));
      setAhead({ at, view: changed });
      writeResultsView(now, changed, target);
    });
  };
  return [view, change];
}

/** State of the results page, in the URL. A change shows at once; the URL follows while the list renders. */
import { resultsViewOf, writeResultsView, type ResultsTarget, type ResultsView } from '@shop/domain/results-view';
import { useMemo, useState } from 'react';
import { useViewParams } from '@shop/page-engine';

export type ChangeResults = (next: (view: ResultsView) => ResultsView) => void;

/** The latest change and the query it was made at: valid until the query changes. */
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
    // After two quick presses the second builds on the first.
    changeQuery((now) => {
      const changed = next(ahead?.at === at ? ahead.view : resultsViewOf(now, target));
      setAhead({ at, view: changed });
      writeResultsView(now, changed, target);
    });
  };
  return [view, change];
}

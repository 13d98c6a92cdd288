/**
 * `/home?search=…` and `/category/{id}`: results of a search, a category, all categories or special offers (ROUTE-03 to
 * ROUTE-08).
 */
import { useScope } from '@shop/api-client';
import { useCategories } from '@shop/api-client/catalog';
import { resultsTargetOf, type ResultsTarget } from '@shop/domain/results-view';
import { searchText } from '@shop/domain/search-text';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Results } from './results';
import { titleOfResults } from './results-title';
import { useResultsMessages } from '../messages';

function TitledResults({ target, named }: { target: ResultsTarget; named: string | null }) {
  const t = useResultsMessages();
  const [params] = useSearchParams();
  const moduleId = params.get('module_id');
  const { currentData: categories = [] } = useCategories(useScope(moduleId));
  return <Results target={target} moduleId={moduleId} {...titleOfResults(target, named, categories, t)} />;
}

/** The `search` parameter is a text, or a special value. */
export function ResultsPage() {
  const [params] = useSearchParams();
  const search = searchText(params.get('search'));
  const id = params.get('id');
  const target = useMemo(() => resultsTargetOf(search, new URLSearchParams(id ? { id } : {})), [search, id]);
  return <TitledResults target={target} named={params.get('name')} />;
}

export function CategoryPage() {
  const { id = '' } = useParams();
  const target = useMemo(() => ({ kind: 'category', id }) as const, [id]);
  return <TitledResults target={target} named={null} />;
}

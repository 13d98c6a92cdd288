/** `/home?search=…` and `/category/{id}`: what was searched for, a category, all of them, special offers, on one page (ROUTE-03 to ROUTE-08). */
import { useScope } from '@shop/api-client';
import { useGetCategoriesQuery } from '@shop/api-client/catalog';
import { findCategory } from '@shop/domain/category-tree';
import { resultsTargetOf, type ResultsTarget } from '@shop/domain/results-view';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Results } from './results';
import { useResultsMessages } from '../messages';

/** The name that a link carries in base64; null when it can not be read (ROUTE-04). */
export function nameOfLink(encoded: string | null): string | null {
  if (!encoded) return null;
  try {
    const bytes = Uint8Array.from(atob(encoded.replaceAll(' ', '+')), (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes) || null;
  } catch {
    return null;
  }
}

/** Its name, and on the way to it; of a category what its link says, else what the module lists. */
function useTitle(
  target: ResultsTarget,
  moduleId: string | null,
  named: string | null,
): { title: string; here: string } {
  const t = useResultsMessages();
  const scope = useScope(moduleId);
  const { currentData: categories = [] } = useGetCategoriesQuery({ scope });
  if (target.kind === 'text') return { title: t('title', { text: target.text }), here: target.text };
  if (target.kind === 'category') {
    const name = named ?? findCategory(categories, target.id)?.name ?? '';
    return { title: name, here: name };
  }
  const name = t(target.kind === 'special-offer' ? 'special' : 'everything');
  return { title: name, here: name };
}

/** @param search what the address searches for: words, or a special value */
export function ResultsPage({ search }: { search: string }) {
  const [params] = useSearchParams();
  const id = params.get('id');
  const moduleId = params.get('module_id');
  const target = useMemo(() => resultsTargetOf(search, new URLSearchParams(id ? { id } : {})), [search, id]);
  return (
    <Results target={target} moduleId={moduleId} {...useTitle(target, moduleId, nameOfLink(params.get('name')))} />
  );
}

export function CategoryPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const moduleId = params.get('module_id');
  const target = useMemo(() => ({ kind: 'category', id }) as const, [id]);
  return <Results target={target} moduleId={moduleId} {...useTitle(target, moduleId, null)} />;
}

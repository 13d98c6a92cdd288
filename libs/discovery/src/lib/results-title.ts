/** Title and breadcrumb of the results page. */
import type { Category } from '@shop/domain';
import { findCategory } from '@shop/domain/category-tree';
import type { ResultsTarget } from '@shop/domain/results-view';
import type { TranslatorOf } from '@shop/i18n';

/** The category name of a link, in base64; null when it cannot be decoded (ROUTE-04). */
export function nameOfLink(encoded: string | null): string | null {
  if (!encoded) return null;
  try {
    const bytes = Uint8Array.from(atob(encoded.replaceAll(' ', '+')), (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes) || null;
  } catch {
    return null;
  }
}

/** @param named category name of the link, in base64; without it the name comes from the module's categories */
export function titleOfResults(
  target: ResultsTarget,
  named: string | null,
  categories: readonly Category[],
  t: TranslatorOf<'discovery.results'>,
): { title: string; here: string } {
  if (target.kind === 'text') return { title: t('title', { text: target.text }), here: target.text };
  const name =
    target.kind === 'category'
      ? (nameOfLink(named) ?? findCategory(categories as Category[], target.id)?.name ?? '')
      : t(target.kind === 'special-offer' ? 'special' : 'everything');
  return { title: name, here: name };
}

/** What results are called, and how the trail ends. */
import type { Category } from '@shop/domain';
import { findCategory } from '@shop/domain/category-tree';
import type { ResultsTarget } from '@shop/domain/results-view';
import type { TranslatorOf } from '@shop/i18n';

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

/** @param named what its link says of a category, in base64; else the module's list tells it */
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

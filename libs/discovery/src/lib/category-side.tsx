/**
 * The category tree of the results page: ticking a category ticks its sub-categories, All ticks every one (RES-13 to
 * RES-16).
 */
import type { Category } from '@shop/domain';
import { everyCategoryId, tickCategory, tickOf, untickCategory } from '@shop/domain/category-tree';
import { shortestCategories, tickedCategories } from '@shop/domain/results-query';
import type { ResultsTarget, ResultsView } from '@shop/domain/results-view';
import { CheckTree, type CheckNode } from '@shop/ui';
import { useResultsMessages } from '../messages';
import type { ChangeResults } from './use-results-view';

const ALL = 'all';

/** The chosen entries with sub-categories, and those on the way to them: their branches start unfolded. */
const unfolded = (categories: readonly Category[], chosen: ReadonlySet<string>): string[] =>
  categories.flatMap((category) => {
    if (category.children.length === 0 || tickOf(category, chosen) === 'off') return [];
    return [category.id, ...unfolded(category.children, chosen)];
  });

export interface CategorySideProps {
  target: ResultsTarget;
  view: ResultsView;
  categories: readonly Category[];
  /** Number of results per category id; null when the backend does not count. */
  counts: Record<string, number> | null;
  onChange: ChangeResults;
}

export default function CategorySide({ target, view, categories, counts, onChange }: CategorySideProps) {
  const t = useResultsMessages();
  const ticked = tickedCategories(view, target, categories);
  const chosen = new Set(ticked);
  const all = everyCategoryId(categories);
  const nodeOf = (category: Category): CheckNode => {
    const count = counts && (counts[category.id] ?? 0);
    return {
      id: category.id,
      name: category.name,
      tick: tickOf(category, chosen),
      note: count === null ? undefined : String(count),
      isEmpty: count === 0,
      children: category.children.map(nodeOf),
    };
  };
  const allTick = all.every((id) => chosen.has(id)) ? 'on' : all.some((id) => chosen.has(id)) ? 'some' : 'off';
  const nodes: CheckNode[] = [{ id: ALL, name: t('all'), tick: allTick, children: [] }, ...categories.map(nodeOf)];
  const tick = (id: string, isTicked: boolean) =>
    onChange((now) => {
      const before = tickedCategories(now, target, categories);
      const everything = isTicked ? all : [];
      const ids =
        id === ALL
          ? everything
          : isTicked
            ? tickCategory(before, id, categories)
            : untickCategory(before, id, categories);
      return { ...now, categories: shortestCategories(ids, target, categories) };
    });
  return (
    <CheckTree
      // Another subject has another branch.
      key={JSON.stringify(target)}
      label={t('categories')}
      nodes={nodes}
      // Of everything, no branch is the chosen one.
      initiallyExpanded={allTick === 'on' ? [] : unfolded(categories, chosen)}
      expandLabel={(name) => t('open', { name })}
      onTick={tick}
    />
  );
}

/** The content for a typed text: categories and brands that it surely names, at once; all else once it has settled. */
import { skipToken } from '@reduxjs/toolkit/query';
import { useScope } from '@shop/api-client';
import { brandsApi } from '@shop/api-client/brands';
import { useCategories } from '@shop/api-client/catalog';
import {
  useGetSuggestionsQuery,
  type Suggested,
  type SuggestedPage,
  type SuggestedPages,
  type Suggestions,
} from '@shop/api-client/suggestions';
import type { Category, Picture as Source } from '@shop/domain';
import { matchNames } from '@shop/domain/search/match-names';
import { matchRanges } from '@shop/domain/search/match-ranges';
import { useModuleDefinition, useModuleMessages } from '@shop/module-kit';
import { useSession } from '@shop/session';
import { Picture, useSettledText, type Suggestion } from '@shop/ui';
import { paths } from '@shop/util';
import { useMemo, type ReactNode } from 'react';
import { Marked } from './marked';
import { AllResults, CategoryTiles, LoadingLines, NoSuggestions } from './panel-parts';
import { SearchAnswer } from './search-answer';
import type { PanelContent } from '../search-box/panel-content';
import { usePanelMessages } from '../../messages';

const DEBOUNCE_MS = 500;
/** They come before items and stores, and must leave room for them. */
const CATEGORIES = 3;
const BRANDS = 2;
const CONDITIONS = 2;
/** Fewer suggestions leave room for the categories, once all have come. */
const FEW = 4;

/** Sub-categories without a picture have that of the category around them. */
const flat = (categories: readonly Category[], image: Source | null = null): Category[] =>
  categories.flatMap((category) => {
    const shown = { ...category, image: category.image ?? image };
    return [shown, ...flat(category.children, shown.image)];
  });

const face = (source: Source | null, round = false): ReactNode => (
  <Picture source={source} alt="" sizes="36px" round={round} />
);

/** Categories and brands that are here, or asked for once. */
function usePagesAtHand(text: string) {
  const scope = useScope();
  const hasBrands = useModuleDefinition()?.catalogue?.filters?.includes('brand') ?? false;
  const { currentData: categories } = useCategories(scope);
  const { currentData: brands } = brandsApi.endpoints.getBrands.useQuery(text && hasBrands ? { scope } : skipToken);
  return useMemo(
    () => ({
      categories: categories ?? [],
      all: {
        categories: flat(categories ?? []),
        brands: (brands ?? []).map(({ logo, ...brand }) => ({ ...brand, image: logo })),
        conditions: [],
      },
      hasBrands,
    }),
    [categories, brands, hasBrands],
  );
}

/** @param mayGuess nothing that surely answers the text is known */
const namedIn = (all: SuggestedPages, text: string, mayGuess: boolean): SuggestedPages => {
  const named = (pages: readonly SuggestedPage[]) => matchNames(text, pages, ({ name }) => [name], mayGuess);
  return { categories: named(all.categories), brands: named(all.brands), conditions: named(all.conditions) };
};

/** Some of the names surely are what was typed: `mill` is The Mill, and not meant for Milk. */
const isSure = ({ items, stores }: Suggestions, text: string): boolean =>
  matchNames(text, [...items, ...stores], ({ name }) => [name], false).length > 0;

/**
 * Pages that the text names: at once those that it surely names, of what is here; then the backend's, which knows both languages and
 * all other words. @param answer null: it is on its way
 */
function usePages(text: string, answer: Suggestions | null) {
  const t = usePanelMessages();
  const { moduleId } = useScope();
  const { categories, all, hasBrands } = usePagesAtHand(text);
  return useMemo(() => {
    const named = answer?.pages ?? namedIn(all, text, answer !== null && !isSure(answer, text));
    const entry = (kind: string, page: SuggestedPage): Suggestion => ({
      id: `${kind}-${page.id}`,
      label: page.name,
      marked: <Marked text={page.name} matches={matchRanges(page.name, text)} />,
      group: t(kind as 'brands'),
      mark: kind === 'conditions' ? null : face(page.image),
    });
    const shown = {
      categories: named.categories.slice(0, CATEGORIES),
      brands: hasBrands ? named.brands.slice(0, BRANDS) : [],
      conditions: named.conditions.slice(0, CONDITIONS),
    };
    const ofModule = { moduleId: moduleId ?? '' };
    return {
      suggestions: Object.entries(shown).flatMap(([kind, pages]) => pages.map((page) => entry(kind, page))),
      tiles: categories.length > 0 ? <CategoryTiles categories={categories} {...ofModule} /> : null,
      pages: new Map([
        ...shown.categories.map((page) => [`categories-${page.id}`, paths.category({ ...page, ...ofModule })] as const),
        ...shown.brands.map((page) => [`brands-${page.id}`, paths.brand({ ...page, ...ofModule })] as const),
      ]),
    };
  }, [text, answer, categories, all, hasBrands, moduleId, t]);
}

/** Suggestions of the backend. While the next ones are on their way, those of the last that still match stay. */
function useNames(text: string) {
  const t = usePanelMessages();
  const m = useModuleMessages();
  const scope = useScope();
  const settled = useSettledText(text, DEBOUNCE_MS);
  const answer = useGetSuggestionsQuery(settled ? { scope, text: settled } : skipToken);
  const { data: last } = answer;
  const isSettled = settled === text;
  const fresh = isSettled ? answer.currentData : undefined;
  const hasFailed = isSettled && answer.isError && !answer.isFetching;
  const itemsName = m('items', t('items'));
  const storesName = m('stores');
  const suggestions = useMemo((): Suggestion[] => {
    const matching = (all: readonly Suggested[] = []) =>
      all
        .map((one) => ({ ...one, matches: matchRanges(one.name, text) }))
        .filter(({ matches }) => fresh !== undefined || matches.length > 0);
    const { items, stores } = fresh ?? last ?? {};
    return [
      ...matching(items).map(({ id, name, image, matches }) => ({
        id: `item-${id}`,
        label: name,
        marked: <Marked text={name} matches={matches} />,
        group: itemsName,
        mark: face(image),
      })),
      ...matching(stores).map(({ id, name, image, matches }) => ({
        id: `store-${id}`,
        label: name,
        marked: <Marked text={name} matches={matches} />,
        group: storesName,
        mark: face(image, true),
      })),
    ];
  }, [fresh, last, text, itemsName, storesName]);
  return { suggestions, hasFailed, answer: fresh ?? null };
}

/** @param text empty: nothing is shown, or asked for */
export function useTypedPanel(text: string, onSearch: (term: string) => void): PanelContent {
  const t = usePanelMessages();
  const { searches } = useSession('searches');
  const { suggestions: names, hasFailed, answer } = useNames(text);
  const own = usePages(text, answer);
  const isKnown = answer !== null;
  return useMemo(() => {
    const suggestions = text ? [...own.suggestions, ...names] : [];
    const hasSome = suggestions.length > 0;
    const isUnmatched = isKnown && !hasSome;
    const counted = isKnown && hasSome ? t('count', { count: suggestions.length }) : '';
    const below = () => {
      if (hasFailed) return <NoSuggestions text={text} onSearch={onSearch} />;
      if (!isKnown && names.length === 0) return <LoadingLines />;
      if (!hasSome) return null;
      return (
        <>
          <AllResults text={text} onSearch={onSearch} />
          {isKnown && suggestions.length < FEW ? own.tiles : null}
        </>
      );
    };
    return {
      pages: own.pages,
      shown: {
        suggestions,
        count: hasFailed ? t('failed') : counted,
        aside: below(),
        answer: isUnmatched
          ? {
              notice: t('nothing', { text }),
              actions: (
                <>
                  <SearchAnswer text={text} searches={searches} onSearch={onSearch} />
                  {own.tiles}
                </>
              ),
            }
          : null,
      },
    };
  }, [text, own, names, hasFailed, isKnown, searches, onSearch, t]);
}

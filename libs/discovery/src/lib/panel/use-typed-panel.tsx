/** The content for a typed text: categories and brands that it names, at once; items and stores once it has settled. */
import { skipToken } from '@reduxjs/toolkit/query';
import { useScope } from '@shop/api-client';
import { brandsApi } from '@shop/api-client/brands';
import { useCategories, useGetSuggestionsQuery, type Suggested } from '@shop/api-client/catalog';
import type { Category, Picture as Source } from '@shop/domain';
import { matchRanges } from '@shop/domain/search/match-ranges';
import { matchingNames } from '@shop/domain/search/matching-names';
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

/** Sub-categories without a picture have that of the category around them. */
const flat = (categories: readonly Category[], image: Source | null = null): Category[] =>
  categories.flatMap((category) => {
    const shown = { ...category, image: category.image ?? image };
    return [shown, ...flat(category.children, shown.image)];
  });

const face = (source: Source | null, round = false): ReactNode => (
  <Picture source={source} alt="" sizes="36px" round={round} />
);

/** Pages of the module that the text names: they are here, or asked for once. */
function usePages(text: string) {
  const t = usePanelMessages();
  const scope = useScope();
  const hasBrands = useModuleDefinition()?.catalogue?.filters?.includes('brand') ?? false;
  const { currentData: categories } = useCategories(scope);
  const { currentData: brands } = brandsApi.endpoints.getBrands.useQuery(text && hasBrands ? { scope } : skipToken);
  return useMemo(() => {
    const moduleId = scope.moduleId ?? '';
    const entries = [
      ...matchingNames(flat(categories ?? []), text, CATEGORIES).map((category) => ({
        page: paths.category({ ...category, moduleId }),
        suggestion: {
          id: `category-${category.id}`,
          label: category.name,
          marked: <Marked text={category.name} matches={category.matches} />,
          group: t('categories'),
          mark: face(category.image),
        },
      })),
      ...matchingNames(brands ?? [], text, BRANDS).map((brand) => ({
        page: paths.brand({ ...brand, moduleId }),
        suggestion: {
          id: `brand-${brand.id}`,
          label: brand.name,
          marked: <Marked text={brand.name} matches={brand.matches} />,
          group: t('brands'),
          mark: face(brand.logo),
        },
      })),
    ];
    return {
      suggestions: entries.map(({ suggestion }): Suggestion => suggestion),
      tiles: categories && categories.length > 0 ? <CategoryTiles categories={categories} moduleId={moduleId} /> : null,
      pages: new Map(entries.map(({ page, suggestion }) => [suggestion.id, page])),
    };
  }, [text, categories, brands, scope.moduleId, t]);
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
  return { suggestions, hasFailed, isKnown: fresh !== undefined };
}

/** @param text empty: nothing is shown, or asked for */
export function useTypedPanel(text: string, onSearch: (term: string) => void): PanelContent {
  const t = usePanelMessages();
  const { searches } = useSession('searches');
  const own = usePages(text);
  const { suggestions: names, hasFailed, isKnown } = useNames(text);
  return useMemo(() => {
    const suggestions = text ? [...own.suggestions, ...names] : [];
    const hasSome = suggestions.length > 0;
    const isUnmatched = isKnown && !hasSome;
    const counted = isKnown && hasSome ? t('count', { count: suggestions.length }) : '';
    const below = () => {
      if (hasFailed) return <NoSuggestions text={text} onSearch={onSearch} />;
      if (!isKnown && names.length === 0) return <LoadingLines />;
      return hasSome ? <AllResults text={text} onSearch={onSearch} /> : null;
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

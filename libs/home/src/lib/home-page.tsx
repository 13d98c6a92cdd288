/** The home page of a module: renders the sections of its definition, in order. */
import {
  useModuleDefinition,
  useOwnParts,
  type EarlySection,
  type HomeSection,
  type BelowFoldSection as BelowFoldName,
} from '@shop/module-kit';
import { useScope } from '@shop/api-client';
import { useGetFlashSaleQuery } from '@shop/api-client/promotions';
import { ErrorBoundary, LazyWhenVisible, Page } from '@shop/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ComponentType, ReactNode } from 'react';
import { BelowFoldSection } from './below-fold/below-fold-section';
import {
  BannerSection,
  CategorySection,
  HeroSection,
  NewStoresSection,
  PopularItemsSection,
  PopularStoresSection,
} from './sections';
import { StoresNearbySection } from './stores-nearby';
import classes from './sections.module.css';

export interface HomePageProps {
  /** The module switch. */
  modules: ReactNode;
  /** The listing of all stores, for modules that show it. */
  allStores: ReactNode;
}

const EARLY: Record<EarlySection, ComponentType> = {
  hero: HeroSection,
  banners: BannerSection,
  categories: CategorySection,
  popularStores: PopularStoresSection,
  storesNearby: StoresNearbySection,
  popularItems: PopularItemsSection,
  newStores: NewStoresSection,
};

/**
 * Hero, banners and categories fill the first screen; the browser lays out the server-rendered rest near the viewport.
 */
const ON_FIRST_SCREEN = 3;

interface PartProps {
  section: HomeSection;
  index: number;
  allStores: ReactNode;
}

function HomePart({ section, index, allStores }: PartProps) {
  const ownParts = useOwnParts();
  if ('shared' in section) {
    if (section.shared === 'allStores') return <div className={classes.all}>{allStores}</div>;
    const Early = EARLY[section.shared as EarlySection];
    if (!Early) return <BelowFoldSection name={section.shared as BelowFoldName} />;
    if (index < ON_FIRST_SCREEN) return <Early />;
    return 'belowFold' in section ? (
      <LazyWhenVisible name={section.shared}>
        <Early />
      </LazyWhenVisible>
    ) : (
      <div className={classes.below}>
        <Early />
      </div>
    );
  }
  const Own = ownParts[section.own];
  if (!Own) return null;
  return section.belowFold ? (
    <LazyWhenVisible name={section.own}>
      <Own />
    </LazyWhenVisible>
  ) : (
    <Own />
  );
}

/** Whether there is a sale: it makes the popular items section higher. */
function useHasSale(): boolean {
  const scope = useScope();
  const lists = useModuleDefinition()?.home.some((section) => 'shared' in section && section.shared === 'popularItems');
  const { hasSale } = useGetFlashSaleQuery(lists ? { scope } : skipToken, {
    selectFromResult: ({ data }) => ({ hasSale: Boolean(data) }),
  });
  return hasSale;
}

export function HomePage({ modules, allStores }: HomePageProps) {
  const definition = useModuleDefinition();
  const hasSale = useHasSale();
  return (
    <Page>
      {modules}
      <div data-cards={definition?.catalogue?.cards.item} data-sale={hasSale || undefined}>
        {definition?.home.map((section, index) => (
          <ErrorBoundary key={'shared' in section ? section.shared : section.own}>
            <HomePart section={section} index={index} allStores={allStores} />
          </ErrorBoundary>
        ))}
      </div>
    </Page>
  );
}

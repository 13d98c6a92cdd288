/** The home of a module: draws the sections its definition lists, in their order. */
import {
  FIRST_SECTIONS,
  useModuleDefinition,
  useOwnParts,
  type EarlySection,
  type HomeSection,
  type LateSection as LateName,
} from '@shop/module-kit';
import { useScope } from '@shop/api-client';
import { useGetFlashSaleQuery } from '@shop/api-client/promotions';
import { ErrorBoundary, LazyWhenVisible, Page } from '@shop/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ComponentType, ReactNode } from 'react';
import { LateSection } from './late/late-section';
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
  /** The row that switches the module. */
  modules: ReactNode;
  /** The listing of all stores, where the module's home has it. */
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

/** Hero, banners and categories fill the first screen; what the server drew below it is laid out when it comes near. */
const ON_SCREEN = 3;

interface PartProps {
  section: HomeSection;
  index: number;
  allStores: ReactNode;
}

function HomePart({ section, index, allStores }: PartProps) {
  const own = useOwnParts();
  if ('shared' in section) {
    if (section.shared === 'storeList') return <div className={classes.all}>{allStores}</div>;
    const Early = EARLY[section.shared as EarlySection];
    if (!Early) return <LateSection name={section.shared as LateName} />;
    if (index < ON_SCREEN) return <Early />;
    return index < FIRST_SECTIONS ? (
      <div className={classes.below}>
        <Early />
      </div>
    ) : (
      <LazyWhenVisible name={section.shared}>
        <Early />
      </LazyWhenVisible>
    );
  }
  const Own = own[section.own];
  if (!Own) return null;
  return index < FIRST_SECTIONS && !section.late ? (
    <Own />
  ) : (
    <LazyWhenVisible name={section.own}>
      <Own />
    </LazyWhenVisible>
  );
}

/** Whether a sale runs, which makes the place of the popular items higher. */
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

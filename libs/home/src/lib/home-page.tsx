/** The home of a module: draws the sections its definition lists, in their order. */
import { useModuleDefinition, useOwnParts, type HomeSection } from '@shop/module-kit';
import { Page } from '@shop/ui';
import type { ReactNode } from 'react';
import {
  BannerSection,
  CategorySection,
  HeroSection,
  NewStoresSection,
  PopularItemsSection,
  PopularStoresSection,
} from './sections';

export interface HomePageProps {
  /** The row that switches the module. */
  modules: ReactNode;
}

const SHARED = {
  hero: HeroSection,
  banners: BannerSection,
  categories: CategorySection,
  popularStores: PopularStoresSection,
  popularItems: PopularItemsSection,
  newStores: NewStoresSection,
};

function HomePart({ section }: { section: HomeSection }) {
  const own = useOwnParts();
  if ('shared' in section) {
    const Shared = SHARED[section.shared];
    return <Shared />;
  }
  const Own = own[section.own];
  return Own ? <Own /> : null;
}

export function HomePage({ modules }: HomePageProps) {
  const definition = useModuleDefinition();
  return (
    <Page>
      {modules}
      {definition?.home.map((section) => (
        <HomePart key={'shared' in section ? section.shared : section.own} section={section} />
      ))}
    </Page>
  );
}

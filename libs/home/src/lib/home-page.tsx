/** The home of a module: draws the sections its definition lists, in their order. */
import { useModuleDefinition, type HomeSection } from '@shop/module-kit';
import { Page } from '@shop/ui';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
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
const own = new Map<string, ComponentType>();

function Own({ id, load }: { id: string; load: () => Promise<{ default: ComponentType }> }) {
  const Part = own.get(id) ?? lazy(load);
  own.set(id, Part);
  return (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
}

function HomePart({ section }: { section: HomeSection }) {
  if (!('shared' in section)) return <Own id={section.id} load={section.own} />;
  const Part = SHARED[section.shared];
  return <Part />;
}

export function HomePage({ modules }: HomePageProps) {
  const definition = useModuleDefinition();
  return (
    <Page>
      {modules}
      {definition?.home.map((section) => (
        <HomePart key={'shared' in section ? section.shared : section.id} section={section} />
      ))}
    </Page>
  );
}

/** The home of a module: draws the sections its definition lists, in their order. */
import { useModuleDefinition, type HomeSection } from '@shop/module-kit';
import { Page } from '@shop/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { BannerSection, CategorySection, HeroSection, NewStoresSection, PopularItemsSection, PopularStoresSection } from './sections';

export interface HomePageProps {
  /** The row that switches the module. */
  modules: ReactNode;
}

const SHARED = { hero: HeroSection, banners: BannerSection, categories: CategorySection, popularStores: PopularStoresSection, popularItems: PopularItemsSection, newStores: NewStoresSection };
const own = new Map<string, ReturnType<typeof lazy>>();

function sectionOf(section: HomeSection): { key: string; Part: React.ComponentType } {
  if ('shared' in section) return { key: section.shared, Part: SHARED[section.shared] };
  const known = own.get(section.id) ?? lazy(section.own);
  own.set(section.id, known);
  return { key: section.id, Part: known as React.ComponentType };
}

export function HomePage({ modules }: HomePageProps) {
  const definition = useModuleDefinition();
  return (
    <Page>
      {modules}
      {definition?.home.map((section) => {
        const { key, Part } = sectionOf(section);
        return (
          <Suspense key={key} fallback={null}>
            <Part />
          </Suspense>
        );
      })}
    </Page>
  );
}

/** The home page of a module: its sections, in order. A failed one does not affect the others; an empty one is left out (HOME-04). */
import { homeOf, SectionBox, useModuleDefinition, type HomeSection } from '@shop/module-kit';
import { WithMessages } from '@shop/i18n';
import { ErrorBoundary, Page } from '@shop/ui';
import type { ReactNode } from 'react';
import classes from './home-page.module.css';
import { AllStoresProvider } from './all-stores-slot';

export interface HomePageProps {
  /** The module switch. */
  modules: ReactNode;
  /** The listing of all stores, for modules that show it. */
  allStores: ReactNode;
}

/**
 * Hero, banners, categories and the first row fill the first screen; the browser lays out the server-rendered rest near the viewport.
 */
const ON_FIRST_SCREEN = 4;

function HomePart({ section, index }: { section: HomeSection; index: number }) {
  const { View, belowFold, isBare, messages, box = '' } = section;
  if (belowFold) return <SectionBox section={section} />;
  const content = (
    <WithMessages messages={messages}>
      <View />
    </WithMessages>
  );
  return index < ON_FIRST_SCREEN || isBare ? content : <div className={`${classes.below} ${box}`}>{content}</div>;
}

/** The list of the module's sections has loaded with the page. */
export function HomePage({ modules, allStores }: HomePageProps) {
  const definition = useModuleDefinition();
  return (
    <Page>
      {modules}
      <AllStoresProvider value={allStores}>
        <div data-cards={definition?.catalogue?.cards.item}>
          {homeOf(definition).map((section, index) => (
            <ErrorBoundary key={section.name}>
              <HomePart section={section} index={index} />
            </ErrorBoundary>
          ))}
        </div>
      </AllStoresProvider>
    </Page>
  );
}

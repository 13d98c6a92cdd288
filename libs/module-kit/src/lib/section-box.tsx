/** The box of a section below the fold: it keeps the section's height until its code, its messages and its data are there. */
import { WithMessages } from '@shop/i18n';
import { LazyBoundary, LazyWhenVisible, SectionPlaceholder } from '@shop/ui';
import { useCommonMessages } from '@shop/view-kit';
import { createContext, useContext, type ReactNode } from 'react';
import type { HomeSection } from './section';

const NO_HOOK = (): undefined => undefined;
const useBoxOf = ({ box, useBox = NO_HOOK }: HomeSection): string | undefined => useBox() ?? box;

const Context = createContext<HomeSection | null>(null);

/** What a section below the fold shows while its data loads: a skeleton of the section's height. */
export function SectionSkeleton(): ReactNode {
  const section = useContext(Context);
  return section ? <Skeleton section={section} /> : null;
}

function Skeleton({ section }: { section: HomeSection }) {
  const t = useCommonMessages();
  return <SectionPlaceholder name={section.name} label={t('loading')} className={useBoxOf(section)} />;
}

/** A section whose code and messages are there: its view, with the skeleton that the view may show. */
export function SectionAtHand({ section }: { section: HomeSection }) {
  const { View } = section;
  return (
    <Context.Provider value={section}>
      <View />
    </Context.Provider>
  );
}

/** A section below the fold: code, messages and data load when it comes near the viewport. */
export function SectionBox({ section }: { section: HomeSection }) {
  const { name, messages, View } = section;
  const box = useBoxOf(section);
  return (
    <Context.Provider value={section}>
      <LazyWhenVisible name={name} className={box}>
        <LazyBoundary fallback={<SectionSkeleton />}>
          <WithMessages messages={messages} fallback={<SectionSkeleton />}>
            <View />
          </WithMessages>
        </LazyBoundary>
      </LazyWhenVisible>
    </Context.Provider>
  );
}

/** The promotional banner; nothing without a picture (PHAR-05). */
import { SectionSkeleton } from '@shop/module-kit';
import { useDeferredValue } from 'react';
import { SectionBanner, useSectionBanners } from '../section-banner/section-banner';

export function View() {
  const { data, isLoading } = useDeferredValue(useSectionBanners());
  if (isLoading) return <SectionSkeleton />;
  return <SectionBanner picture={data?.promotional ?? data?.bottom} isAlone />;
}

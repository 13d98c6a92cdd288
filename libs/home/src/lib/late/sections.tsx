/** Every section below the fold by its name, with their words: one chunk for all homes. */
import { promoTexts } from '@shop/catalog-cards';
import { WithTexts } from '@shop/i18n';
import type { LateSection } from '@shop/module-kit';
import type { ComponentType, ReactNode } from 'react';
import { ComingSection } from './coming-section';
import { BestReviewed, Loved, NewArrivals, SpecialOffers } from './items';
import { Campaigns, Coupons, FlashSaleSection, PromoBanner, WhyChoose } from './promotions';
import { FeaturedStores, VisitAgain } from './stores';
import { lateTexts } from './texts';

const TEXTS = [lateTexts, promoTexts];
/** What a section shows while its data is on its way; without data it is absent (HOME-04). */
export interface LateProps {
  coming: ReactNode;
}
const SECTIONS: Record<LateSection, ComponentType<LateProps>> = {
  flashSale: FlashSaleSection,
  campaigns: Campaigns,
  specialOffers: SpecialOffers,
  newArrivals: NewArrivals,
  bestReviewed: BestReviewed,
  loved: Loved,
  coupons: Coupons,
  whyChoose: WhyChoose,
  promoBanner: PromoBanner,
  featuredStores: FeaturedStores,
  visitAgain: VisitAgain,
};

export default function Late({ name }: { name: LateSection }) {
  const Section = SECTIONS[name];
  const coming = <ComingSection name={name} />;
  return (
    <WithTexts texts={TEXTS} coming={coming}>
      <Section coming={coming} />
    </WithTexts>
  );
}

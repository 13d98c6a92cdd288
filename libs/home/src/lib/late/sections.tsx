/** Every section below the fold by its name, with their words: one chunk for all homes. */
import { promoMessages } from '@shop/catalog-cards';
import { WithMessages } from '@shop/i18n';
import type { LateSection } from '@shop/module-kit';
import type { ComponentType, ReactNode } from 'react';
import { ComingSection } from './coming-section';
import { BestReviewed, Loved, NewArrivals, SpecialOffers } from './items';
import { Campaigns, Coupons, FlashSaleSection, PromoBanner, WhyChoose } from './promotions';
import { FeaturedStores, VisitAgain } from './stores';
import { lateMessages } from '../../messages';

const MESSAGES = [lateMessages, promoMessages];
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
    <WithMessages messages={MESSAGES} coming={coming}>
      <Section coming={coming} />
    </WithMessages>
  );
}

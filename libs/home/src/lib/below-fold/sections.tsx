/** Every section below the fold by its name, with their messages: one chunk for all homes. */
import { promoMessages } from '@shop/catalog-cards';
import { WithMessages } from '@shop/i18n';
import type { BelowFoldSection } from '@shop/module-kit';
import type { ComponentType } from 'react';
import type { BelowFoldProps } from './below-fold-props';
import { BelowFoldPlaceholder } from './below-fold-placeholder';
import { BestReviewed, Loved, NewArrivals, SpecialOffers } from './items';
import { Campaigns, Coupons, FlashSaleSection, PromoBanner, WhyChoose } from './promotions';
import { FeaturedStores, VisitAgain } from './stores';
import { belowFoldMessages } from '../../messages';

const MESSAGES = [belowFoldMessages, promoMessages];
const SECTIONS: Record<BelowFoldSection, ComponentType<BelowFoldProps>> = {
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

export default function BelowFoldContent({ name }: { name: BelowFoldSection }) {
  const Section = SECTIONS[name];
  const placeholder = <BelowFoldPlaceholder name={name} />;
  return (
    <WithMessages messages={MESSAGES} fallback={placeholder}>
      <Section placeholder={placeholder} />
    </WithMessages>
  );
}

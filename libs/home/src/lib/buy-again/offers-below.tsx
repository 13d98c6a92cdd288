/** The offers, unless they stand at the top of the page already. */
import { useHasBuyAgain } from './use-buy-again';
import { View as SpecialOffers } from '../below-fold/special-offers/special-offers';

export const View = () => (useHasBuyAgain() ? <SpecialOffers /> : null);

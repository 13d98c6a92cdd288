/** The offers, unless they stand at the top of the page already. */
import { useHasBuyAgain } from '../../sections/buy-again/use-buy-again';
import { View as SpecialOffers } from './special-offers';

export const View = () => (useHasBuyAgain() ? <SpecialOffers /> : null);

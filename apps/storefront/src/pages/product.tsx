/** `/product/{id}` */
import { discoveryTexts, ProductPage } from '@shop/discovery';

export const texts = [discoveryTexts];

export { ProductPage as Component };

/** `/store/{id}` */
import { cardTexts } from '@shop/catalog-cards';
import { discoveryTexts, StorePage } from '@shop/discovery';

export const texts = [cardTexts, discoveryTexts];
export const Component = StorePage;

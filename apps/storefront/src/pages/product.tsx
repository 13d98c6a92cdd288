/** `/product/{id}` */
import { cardMessages } from '@shop/catalog-cards';
import { discoveryMessages, ProductPage } from '@shop/discovery';

export const messages = [cardMessages, discoveryMessages];

export { ProductPage as Component };

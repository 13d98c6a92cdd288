/** `/store/{id}` */
import { cardMessages } from '@shop/catalog-cards';
import { discoveryMessages, StorePage } from '@shop/discovery';

export const messages = [cardMessages, discoveryMessages];
export const Component = StorePage;

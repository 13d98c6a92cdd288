/** `/categories` */
import { CategoriesPage, discoveryTexts } from '@shop/discovery';

export const texts = [discoveryTexts];
export const Component = CategoriesPage;

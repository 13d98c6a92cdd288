/** The modules of this storefront; a new one is added to this list. */
import { ecommerceModule } from '@shop/module-ecommerce';
import { foodModule } from '@shop/module-food';
import { groceryModule } from '@shop/module-grocery';
import { createModuleRegistry } from '@shop/module-kit';
import { parcelModule } from '@shop/module-parcel';
import { pharmacyModule } from '@shop/module-pharmacy';

export const modules = createModuleRegistry([groceryModule, foodModule, pharmacyModule, ecommerceModule, parcelModule]);

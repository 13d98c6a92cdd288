import { describeModule } from '@shop/testing';
import { ecommerceModule } from './ecommerce-module';

describeModule(ecommerceModule);

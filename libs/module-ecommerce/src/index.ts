export { ecommerceModule } from './ecommerce-module';

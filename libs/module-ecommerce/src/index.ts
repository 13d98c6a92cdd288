export { ecommerceModule } from './ecommerce-module';
export { brandRoute } from './routes';

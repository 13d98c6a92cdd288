export { pharmacyModule } from './pharmacy-module';

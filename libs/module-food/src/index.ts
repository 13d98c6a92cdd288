export { foodModule } from './food-module';

export { groceryModule } from './grocery-module';

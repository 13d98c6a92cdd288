import { describeModule } from '@shop/testing';
import { groceryModule } from './grocery-module';

describeModule(groceryModule);

import { describeModule } from '@shop/testing';
import { foodModule } from './food-module';

describeModule(foodModule);

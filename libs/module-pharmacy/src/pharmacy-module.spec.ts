import { describeModule } from '@shop/testing';
import { pharmacyModule } from './pharmacy-module';

describeModule(pharmacyModule);

import { describeModule } from '@shop/testing';
import { parcelModule } from './parcel-module';

describeModule(parcelModule);

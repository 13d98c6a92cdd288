export { parcelModule } from './parcel-module';

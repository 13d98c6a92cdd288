/** The field for pictures, without the forms that have it. */
export { PicturesField, type PicturesFieldProps } from './lib/pictures-field';
export { prescriptionMessages as picturesMessages } from './messages';

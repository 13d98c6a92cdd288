/** 'Basic Medicine Nearby'. */
import { defineSection } from '@shop/page-engine';
import classes from './basic-medicine.box.module.css';
import { pharmacyMessages } from '../../messages';

export const basicMedicine = defineSection({
  name: 'basicMedicine',
  messages: [pharmacyMessages],
  belowFold: true,
  box: classes.box,
  load: () => import('./basic-medicine'),
});

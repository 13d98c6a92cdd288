/** A field for a whole list, which goes on at the page of lists (PLUS-39). */
import { defineSection } from '@shop/page-engine';
import classes from './shopping-list.box.module.css';
import { belowFoldMessages } from '../../../messages';

export const shoppingList = defineSection({
  name: 'shoppingList',
  messages: [belowFoldMessages],
  belowFold: true,
  box: classes.box,
  load: () => import('./shopping-list'),
});

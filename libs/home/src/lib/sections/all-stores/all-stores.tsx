/** The listing of all stores, from the app. */
import { defineSection } from '@shop/page-engine';
import type { ReactNode } from 'react';
import classes from './all-stores.module.css';
import { useAllStores } from '../../all-stores-slot';

export const allStores = defineSection({ name: 'allStores', messages: [], isBare: true, View: AllStores });

function AllStores(): ReactNode {
  return <div className={classes.all}>{useAllStores()}</div>;
}

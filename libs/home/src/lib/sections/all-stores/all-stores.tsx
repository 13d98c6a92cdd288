/** The listing of all stores: a feature of its own, which the app hands to the home page. */
import { defineSection } from '@shop/page-engine';
import { createContext, useContext, type ReactNode } from 'react';
import classes from './all-stores.module.css';

export const allStores = defineSection({ name: 'allStores', messages: [], isBare: true, View: AllStores });

const Slot = createContext<ReactNode>(null);
export const AllStoresProvider = Slot.Provider;

function AllStores(): ReactNode {
  return <div className={classes.all}>{useContext(Slot)}</div>;
}

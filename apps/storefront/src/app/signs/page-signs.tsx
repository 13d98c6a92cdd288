/**
 * What tells of a change of page: a thin bar while the next one is on its way, the title of the document, and its words for who
 * does not see it. It hydrates after everything that is on the page.
 */
import { findPage, prefetchPage, usePageTitle, watchIntents } from '@shop/page-engine';
import { Written } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import classes from './page-signs.module.css';
import { useShop } from '../shop-context';
import { pages } from '../../pages';

export interface PageSignsProps {
  /** Of the shop: it ends every title. */
  name: string;
}

export default function PageSigns({ name }: PageSignsProps) {
  const shop = useShop();
  const { state } = useNavigation();
  const { page, title } = usePageTitle();
  // The first page was read from its top.
  const [first] = useState(page);
  const [announced, announce] = useState({ page, title: '' });
  if (title && announced.page !== page) announce({ page, title });
  useEffect(() => {
    // The first page came with its title, unless only its owner may know it.
    if (page !== first || title !== null) document.title = [title, name].filter(Boolean).join(' · ');
  }, [page, first, title, name]);
  useEffect(
    () =>
      watchIntents({
        has: (address) => findPage(pages, address)?.route.path !== '*',
        moduleId: () => shop.store.getState().session.module?.id ?? null,
        prefetch: (address) => prefetchPage(shop, pages, address),
      }),
    [shop],
  );
  return (
    <>
      {state === 'idle' ? null : <div className={classes.bar} data-progress aria-hidden="true" />}
      <p className={classes.said} role="status">
        <Written>{announced.title}</Written>
      </p>
    </>
  );
}

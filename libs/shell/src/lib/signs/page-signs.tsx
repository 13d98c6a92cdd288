/**
 * Navigation feedback: a progress bar while the next page loads, the document title, and its announcement for screen
 * readers. Hydrated last.
 */
import { findPage, prefetchPage, usePageApp, usePageTitle, watchIntents, type PathPages } from '@shop/page-engine';
import type { SessionState } from '@shop/session';
import { Written } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import classes from './page-signs.module.css';

export interface PageSignsProps {
  /** Name of the shop, the end of every title. */
  name: string;
  /** All pages that links may lead to. */
  pages: readonly PathPages[];
}

export function PageSigns({ name, pages }: PageSignsProps) {
  const app = usePageApp();
  const { state } = useNavigation();
  const { page, title } = usePageTitle();
  // The first page is not announced: screen readers read it from the top.
  const [first] = useState(page);
  const [announced, announce] = useState({ page, title: '' });
  if (title && announced.page !== page) announce({ page, title });
  useEffect(() => {
    // The first page has a title from the server, unless only its owner may see it.
    if (page !== first || title !== null) document.title = [title, name].filter(Boolean).join(' · ');
  }, [page, first, title, name]);
  useEffect(
    () =>
      watchIntents({
        has: (address) => findPage(pages, address)?.route.path !== '*',
        moduleId: () => (app.store.getState() as { session: SessionState }).session.module?.id ?? null,
        prefetch: (address) => prefetchPage(app, pages, address),
      }),
    [app, pages],
  );
  return (
    <>
      {state === 'idle' ? null : <div className={classes.bar} data-progress aria-hidden="true" />}
      <p className={classes.announcement} role="status">
        <Written>{announced.title}</Written>
      </p>
    </>
  );
}

/**
 * Navigation feedback: a progress bar while the next page loads, the document title, and its announcement for screen
 * readers. Hydrated last.
 */
import { findPage, prefetchPage, usePageApp, usePageTitle, watchIntents, type PathPages } from '@shop/page-engine';
import { Written } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import classes from './navigation-status.module.css';
import { useDisplayFace } from './use-display-face';

export interface NavigationStatusProps {
  /** Name of the shop, the end of every title. */
  name: string;
  /** All pages that links may lead to. */
  pages: readonly PathPages[];
}

export function NavigationStatus({ name, pages }: NavigationStatusProps) {
  const app = usePageApp();
  const { state } = useNavigation();
  useDisplayFace(useLocation().pathname);
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
        moduleId: () => app.store.getState().session.module?.id ?? null,
        prefetch: (address) => prefetchPage(app, pages, address),
      }),
    [app, pages],
  );
  return (
    <>
      {state === 'idle' ? null : <div className={classes.bar} data-progress aria-hidden="true" />}
      <p className={classes.announced} role="status">
        <Written>{announced.title}</Written>
      </p>
    </>
  );
}

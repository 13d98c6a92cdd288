/** The page of the current address, once it is prepared; until then the page before stays on screen. */
import { Component, memo, use, useEffect, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { forgetOtherPages, preparePage, type Prepared } from './prepare-page';
import { RouteFailed } from './route-failed';
import { useShop } from './shop-context';
import { waitFor } from './waiting';

/** A page that breaks takes down only itself: header, cart and footer stand (reliability 26). */
class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override render(): ReactNode {
    return this.state.failed ? <RouteFailed /> : this.props.children;
  }
}

function Page({ prepared }: { prepared: Prepared }) {
  const shop = useShop();
  useEffect(() => forgetOtherPages(shop, prepared), [shop, prepared]);
  if (prepared.redirect) return <Navigate to={prepared.redirect} replace />;
  if (prepared.state === 'failed') throw prepared.error;
  const View = prepared.Component;
  if (!View) return null;
  if (!prepared.entry.path.includes(':')) return <View />;
  // The route gives the page its parameters.
  return (
    <Routes>
      <Route path={prepared.entry.path} element={<View />} />
    </Routes>
  );
}

/** Drawn again by a change of address alone: what else the frame learns is none of the page's business. */
export const PageHost = memo(function PageHost() {
  const shop = useShop();
  const { pathname, search } = useLocation();
  const prepared = preparePage(shop, { pathname, search });
  if (prepared.state === 'pending') {
    waitFor(prepared.promise);
    use(prepared.promise);
  }
  return (
    <PageBoundary key={prepared.key}>
      <Page prepared={prepared} />
    </PageBoundary>
  );
});

/**
 * The page of the current address, once it is prepared; until then the page before stays on screen. Without a line what is known of the
 * page stands in its place until its files come (decision 036).
 */
import { lazyPart } from '@shop/ui';
import { Component, memo, Suspense, use, useEffect, useReducer, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { forgetOtherPages, preparePage, type Prepared } from './prepare-page';
import { RouteFailed } from './route-failed';
import { useShop } from './shop-context';
import { waitFor } from './waiting';

/** Its code has come with what hydrates after the first page. */
const AwayPage = lazyPart(() => import('./away-page'));

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

function Page({ prepared, redraw }: { prepared: Prepared; redraw: () => void }) {
  const shop = useShop();
  useEffect(() => forgetOtherPages(shop, prepared), [shop, prepared]);
  if (prepared.redirect) return <Navigate to={prepared.redirect} replace />;
  if (prepared.state === 'failed') throw prepared.error;
  if (prepared.state === 'away')
    return (
      <Suspense fallback={null}>
        <AwayPage settled={prepared.settled} onSettled={redraw} />
      </Suspense>
    );
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

/** Drawn again by a change of address alone: what else the app shell learns is none of the page's business. */
export const PageHost = memo(function PageHost() {
  const shop = useShop();
  const { pathname, search } = useLocation();
  const prepared = preparePage(shop, { pathname, search });
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  if (prepared.state === 'pending') {
    waitFor(prepared.promise);
    use(prepared.promise);
  }
  return (
    <PageBoundary key={prepared.key}>
      <Page prepared={prepared} redraw={redraw} />
    </PageBoundary>
  );
});

/** Parts of the shell that load on demand: dialogs of the URL, and parts that need the restored session. */
import type { Cart } from '@shop/cart';
import { usePushOffered } from '@shop/push';
import { Consent, PushMessages } from '@shop/shell';
import { ErrorBoundary, LazyBoundary, lazyOnPress, lazyPart } from '@shop/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRestored } from './shell-panels';
import type { ShellFacts } from './use-shell-facts';

/** Loaded only for URLs that open a dialog. */
const ItemDialogHost = lazyOnPress(() => import('./item-dialog-host'));
const TrackingHost = lazyOnPress(() => import('./tracking-host'));
const ShellStatus = lazyPart(() => import('./shell-status'));

/**
 * Parts that need the browser's storage. The boundary is inside: a boundary from the server could hydrate after the
 * restore, and would not match.
 */
function OnceRestored({ children }: { children: ReactNode }) {
  const isRestored = useRestored();
  return (
    // The shop can do without them.
    <ErrorBoundary>{isRestored ? <LazyBoundary>{children}</LazyBoundary> : null}</ErrorBoundary>
  );
}

export function ShellOnDemand({ facts: { config, isSignedIn }, cart }: { facts: ShellFacts; cart: Cart }) {
  const [query] = useSearchParams();
  const sendsPush = usePushOffered();
  return (
    <>
      <LazyBoundary>
        {query.has('item') ? <ItemDialogHost /> : null}
        {query.has('track') ? <TrackingHost /> : null}
      </LazyBoundary>
      <OnceRestored>
        <ShellStatus name={config?.businessName ?? ''} cart={cart} />
        {sendsPush && isSignedIn ? <PushMessages /> : null}
        {config?.cookiesText ? <Consent text={config.cookiesText} /> : null}
      </OnceRestored>
    </>
  );
}

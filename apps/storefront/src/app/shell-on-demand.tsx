/** Parts of the shell that load on demand: dialogs of the URL, and parts that need the restored session. */
import type { Cart } from '@shop/cart';
import { Consent } from '@shop/shell';
import { ErrorBoundary } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRestored } from './shell-panels';
import type { ShellFacts } from './use-shell-facts';

/** Loaded only for URLs that open a dialog. */
const ItemDialogHost = lazyView(() => import('./item-dialog-host'), { on: 'press' });
const TrackingHost = lazyView(() => import('./tracking-host'), { on: 'press' });
const ShellStatus = lazyView(() => import('./shell-status'));

/**
 * Parts that need the browser's storage. The server renders no boundary for them: it could hydrate after the restore, and would not
 * match.
 */
function OnceRestored({ children }: { children: ReactNode }) {
  const isRestored = useRestored();
  return (
    // The shop can do without them.
    <ErrorBoundary>{isRestored ? children : null}</ErrorBoundary>
  );
}

export function ShellOnDemand({ facts: { config, hasCart, page }, cart }: { facts: ShellFacts; cart: Cart }) {
  const [query] = useSearchParams();
  return (
    <>
      {query.has('item') ? <ItemDialogHost /> : null}
      {query.has('track') ? <TrackingHost /> : null}
      <OnceRestored>
        <ShellStatus name={config?.businessName ?? ''} cart={cart} hasCart={hasCart} page={page} />
        {config?.cookiesText ? <Consent text={config.cookiesText} /> : null}
      </OnceRestored>
    </>
  );
}

/** Parts of the shell that come when something asks for them: dialogs of the address, and what has nothing to say before the visit is known. */
import type { Cart } from '@shop/cart';
import { usePushOffered } from '@shop/push';
import { lazyOnPress, lazyPart } from '@shop/ui';
import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRestored } from './shell-panels';
import type { ShellFacts } from './use-shell-facts';

/** Only addresses that open a dialog load it. */
const ItemDialogHost = lazyOnPress(() => import('./item-dialog-host'));
const TrackingHost = lazyOnPress(() => import('./tracking-host'));
const Signs = lazyPart(() => import('./signs/signs'));
const Consent = lazyPart(() => import('./consent'));
const PushMessages = lazyPart(() => import('./push-messages'));

/**
 * What has nothing to say before the browser's storage was read. The boundary is inside: one that the server drew may hydrate
 * after that, and would find something else in it.
 */
function OnceRestored({ children }: { children: ReactNode }) {
  return useRestored() ? <Suspense fallback={null}>{children}</Suspense> : null;
}

export function ShellLate({ facts: { config, isSignedIn }, cart }: { facts: ShellFacts; cart: Cart }) {
  const [asked] = useSearchParams();
  const sendsPush = usePushOffered();
  return (
    <>
      <Suspense fallback={null}>
        {asked.has('item') ? <ItemDialogHost /> : null}
        {asked.has('track') ? <TrackingHost /> : null}
      </Suspense>
      <OnceRestored>
        <Signs name={config?.businessName ?? ''} cart={cart} />
        {sendsPush && isSignedIn ? <PushMessages /> : null}
        {config?.cookiesText ? <Consent text={config.cookiesText} /> : null}
      </OnceRestored>
    </>
  );
}

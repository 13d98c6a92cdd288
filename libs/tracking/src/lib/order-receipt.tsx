/** The receipt of an order, in a file of its own: it stands below what is seen first. */
import { ErrorBoundary } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import type { ComponentProps } from 'react';
import { linesLoading } from './lines-loading';

const Receipt = lazyView(() => import('./receipt'), { Loading: linesLoading(6) });

export const OrderReceipt = (props: ComponentProps<typeof Receipt>) => (
  <ErrorBoundary>
    <Receipt {...props} />
  </ErrorBoundary>
);

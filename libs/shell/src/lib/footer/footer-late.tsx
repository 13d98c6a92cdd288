/** Lazy footer: rendered on the server, hydrated after the content above. */
import { lazyPart } from '@shop/ui';
import { memo, Suspense } from 'react';
import type { FooterProps } from './footer';

const Inner = lazyPart(() => import('./footer'));

export const Footer = memo(function Footer(props: FooterProps) {
  return (
    <Suspense fallback={null}>
      <Inner {...props} />
    </Suspense>
  );
});

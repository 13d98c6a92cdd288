/** Lazy footer: rendered on the server, hydrated after the content above. */
import { LazyBoundary, lazyPart } from '@shop/ui';
import { memo } from 'react';
import type { FooterProps } from './footer';

const Inner = lazyPart(() => import('./footer'));

export const Footer = memo(function Footer(props: FooterProps) {
  return (
    <LazyBoundary>
      <Inner {...props} />
    </LazyBoundary>
  );
});

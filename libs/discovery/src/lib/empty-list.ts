/** The empty state of a page or list; few pages need it. */
import { lazyView } from '@shop/view-kit';
import type { ComponentProps } from 'react';

export const EmptyList = lazyView(() => import('./ways-on'));
export type EmptyListProps = ComponentProps<typeof EmptyList>;

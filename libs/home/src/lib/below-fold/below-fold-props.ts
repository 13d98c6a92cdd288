import type { ReactNode } from 'react';

/** What a section shows while its data loads; without data it is absent (HOME-04). */
export interface BelowFoldProps {
  placeholder: ReactNode;
}

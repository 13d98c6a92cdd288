/** The names of all namespaces, by way of i18next: what it is told in `index.ts` is known here without importing that file. */
import type { CustomTypeOptions } from 'i18next';

export type Namespace = keyof CustomTypeOptions['resources'] & string;

/** The names of all namespaces, derived from i18next's types: `index.ts` declares them, and importing it would be a circle. */
import type { CustomTypeOptions } from 'i18next';

export type Namespace = keyof CustomTypeOptions['resources'] & string;

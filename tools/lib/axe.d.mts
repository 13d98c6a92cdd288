import type { Spec } from 'axe-core';

/** Settings of the checks: `axe.configure(AXE_SETTINGS)`. */
export const AXE_SETTINGS: Spec;

declare module '@playground/module' {
  import type { ModuleDefinition } from '@shop/module-kit';

  /** The module that is served (vite.config.ts). */
  export const definition: ModuleDefinition;
}

export {
  createModuleRegistry,
  defineModule,
  earlySections,
  MAX_EARLY_SECTIONS,
  type CatalogueRules,
  type OwnParts,
  type EarlySection,
  type HomeSection,
  type ItemLayout,
  type BelowFoldSection,
  type ModuleDefinition,
  type ModuleMessages,
  type ModuleNamespace,
  type ModuleRegistry,
  type QuickPlace,
} from './lib/definition';
export { ModuleProvider, useModuleDefinition, useModules, useModuleMessages, useOwnParts } from './lib/provider';

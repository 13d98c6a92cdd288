export {
  createModuleRegistry,
  defineModule,
  type CatalogueRules,
  type ItemLayout,
  type ModuleDefinition,
  type ModuleMessages,
  type ModuleNamespace,
  type ModuleRegistry,
  type QuickPlace,
} from './lib/definition';
export { ModuleProvider, useModuleDefinition, useModules, useModuleMessages } from './lib/provider';
export {
  belowFold,
  earlySections,
  homeOf,
  loadHome,
  MAX_EARLY_SECTIONS,
  type Home,
  type HomeSection,
} from './lib/section';
export { SectionAtHand, SectionBox, SectionSkeleton } from './lib/section-box';

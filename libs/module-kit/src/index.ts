export {
  createModuleRegistry,
  FIRST_SECTIONS,
  type CatalogueRules,
  type ModuleWords,
  type OwnParts,
  type EarlySection,
  type HomeSection,
  type ItemLayout,
  type LateSection,
  type ModuleDefinition,
  type ModuleRegistry,
  type QuickPlace,
} from './lib/definition';
export { ModuleProvider, useModuleDefinition, useModules, useModuleWords, useOwnParts } from './lib/provider';

export {
  createModuleRegistry,
  FIRST_SECTIONS,
  type CatalogueRules,
  type OwnParts,
  type EarlySection,
  type HomeSection,
  type ItemLayout,
  type LateSection,
  type ModuleDefinition,
  type ModuleMessages,
  type ModuleNamespace,
  type ModuleRegistry,
  type QuickPlace,
} from './lib/definition';
export { ModuleProvider, useModuleDefinition, useModules, useModuleMessages, useOwnParts } from './lib/provider';

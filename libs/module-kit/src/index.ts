export {
  createModuleRegistry,
  ownSection,
  type CatalogueRules,
  type ModuleWords,
  type HomeSection,
  type ModuleDefinition,
  type ModuleRegistry,
} from './lib/definition';
export { ModuleProvider, useModuleDefinition, useModules, useModuleWords } from './lib/provider';

export {
  createModuleRegistry,
  defineModule,
  type BarLink,
  type CatalogueRules,
  type ItemLayout,
  type ModuleDefinition,
  type ModuleMessages,
  type ModuleNamespace,
  type ModulePage,
  type ModuleRegistry,
  type PageFacts,
  type SlotSource,
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
export {
  ModulePortsProvider,
  useModulePorts,
  type ModulePorts,
  type PartyForm,
  type PrescriptionOrder,
} from './lib/ports';
export { SectionAtHand, SectionBox, SectionSkeleton } from './lib/section-box';
export { fillsSlot, loadSlots, Slot, useIsFilled, useSlotsAhead } from './lib/slots';
export type { SlotFilling, SlotName, SlotProps, Slots } from './lib/slot-props';

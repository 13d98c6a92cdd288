/** The definition of the module that is served: what its library exports that has a home. */
import type { ModuleDefinition } from '@shop/module-kit';
import * as library from '@playground/module';

const isDefinition = (value: unknown): value is ModuleDefinition =>
  typeof value === 'object' && value !== null && 'home' in value;

export const definition = Object.values(library as Record<string, unknown>).find(isDefinition) as ModuleDefinition;

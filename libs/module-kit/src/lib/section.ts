/** The sections of a home page: what a module lists, and how they load. `defineSection` of the page engine creates them. */
import type { Namespace } from '@shop/i18n';
import type { ComponentType } from 'react';

/** A section of a home page, shared or a module's own. */
export interface HomeSection {
  /** Unique within a home. */
  name: string;
  messages: readonly Namespace[];
  /** Loads and renders near the viewport; until then its space is reserved. */
  belowFold?: boolean;
  /** Draws its own box: with sticky parts it must not be in one that the browser skips while it is off the screen. */
  isBare?: boolean;
  /** CSS class that sets `--section-height`, the height of the section without the gap above it (decision 026). */
  box?: string | undefined;
  View: ComponentType;
  /** Loads the view of a section that is always below the fold; `View` is lazy then. */
  load?: () => Promise<{ View: ComponentType }>;
  /** The page engine types and sends them. */
  queries?: (context: never) => object;
  /** Queries that the height depends on: sent with the page even if the section is below the fold. */
  boxQueries?: (context: never) => object;
  /** A hook that chooses the class by the answers to `boxQueries`, instead of `box`. */
  useBox?: () => string | undefined;
}

export type Home = readonly HomeSection[];

/** Maximum number of sections that render with the page. */
export const MAX_EARLY_SECTIONS = 7;

/** The same section, but below the fold of this home. */
export const belowFold = <S extends HomeSection>(section: S): S => ({ ...section, belowFold: true });

/** The sections that render with the page, in order. */
export const earlySections = (home: Home): HomeSection[] => home.filter((section) => !section.belowFold);

/** What a definition says of its home. */
export interface HomeSource {
  type: string;
  /** The sections of its home page, in order: `./lib/home.ts` of its library, loaded with the page. */
  home: () => Promise<{ home: Home }>;
}

/** Lists that have loaded. Code is the same for every visit, on the server too. */
const homes = new Map<HomeSource['home'], Home>();

/** Loads the list of a module's sections. @throws when a name is listed twice */
export async function loadHome({ home, type }: HomeSource): Promise<Home> {
  const sections = homes.get(home) ?? (await home()).home;
  if (new Set(sections.map(({ name }) => name)).size !== sections.length)
    throw new Error(`The home of ${type} lists a section twice.`);
  homes.set(home, sections);
  return sections;
}

/** The sections of a module's home; empty until {@link loadHome} has loaded them. */
export const homeOf = (definition: Pick<HomeSource, 'home'> | null): Home =>
  (definition && homes.get(definition.home)) ?? [];

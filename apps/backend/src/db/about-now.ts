/** The moment that lists are chosen by. */

const SECONDS = 10;

/** The ten seconds that a moment falls into: as old as a total may be (decision 019), so that what is counted once can be known again. */
export const aboutNow = (at: Date): Date => new Date(Math.floor(at.getTime() / (SECONDS * 1000)) * SECONDS * 1000);

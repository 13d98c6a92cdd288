/** A page of a list, as requests ask for it. */
export interface Page {
  limit: number;
  /** The number of the page, from 1. */
  offset: number;
}

/** How many rows come before the page. */
export const rowsBefore = ({ limit, offset }: Page): number => (offset - 1) * limit;

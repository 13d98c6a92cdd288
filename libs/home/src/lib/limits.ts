/** How many stores the rows of a home ask for. */
export const STORES_OF_A_ROW = 12;
export const NEARBY_STORES = 8;

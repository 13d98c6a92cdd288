/** @returns the text of each row by its id */
export function rowsOf(markdown: string): Map<string, string>;
/** @returns the rows named by titles in a test file; titles with more than four rows do not count */
export function namedIn(source: string): string[];

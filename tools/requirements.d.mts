/** @returns the text of each row by its id */
export function rowsOf(markdown: string): Map<string, string>;
/** @returns the rows that the titles in a test file name, of titles that name few enough */
export function namedIn(source: string): string[];

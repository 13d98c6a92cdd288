/** The sizes that goods are filtered by: letters as on labels of clothes, and numbers as of shoes (decision 100). */

/** 'XXS' to '5XL', '38' or '38.5'. */
const SIZE = /^(?:X{0,2}S|M|X{0,2}L|[345]XL|[1-9]\d(?:\.5)?)$/;

/** Whether a text is a size as lists are filtered by it. */
export const isSize = (text: string): boolean => SIZE.test(text);

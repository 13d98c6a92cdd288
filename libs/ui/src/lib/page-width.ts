import { createContext } from 'react';

/**
 * How wide the page is taken to be by what draws parts of it at first, px; null while nobody knows. A server knows no more than that
 * somebody holds a phone, and the browser's first drawing has to equal the server's; what comes in the browser alone knows its window.
 */
export const PageWidth = createContext<number | null>(null);

/** What a page on a phone is taken for: few are wider. */
export const PHONE_WIDTH = 430;

/** Whether the storefront has keys of Firebase. In a file of its own: each page has it, and few ask. */
import { createContext } from 'react';

export const WithFirebase = createContext(false);

export const PLURAL: RegExp;
export function pluralFaults(entries: readonly (readonly [key: string, text: string])[], language: string): string[];

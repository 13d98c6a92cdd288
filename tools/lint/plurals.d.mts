export const PLURAL: RegExp;
export function pluralErrors(entries: readonly (readonly [key: string, text: string])[], language: string): string[];

export function circlesOf(files: ReadonlyMap<string, string>): string[][];

interface Facts {
  direction: string;
}
export function folderFaults(folder: string, languages: Record<string, Facts>): string[];
export function namespaceFaults(source: string, name: string): string[];
export function localeFaults(root: string, languages: Record<string, Facts>): string[];

interface Facts {
  direction: string;
}
export function folderErrors(folder: string, languages: Record<string, Facts>): string[];
export function namespaceErrors(source: string, name: string): string[];
export function localeErrors(root: string, languages: Record<string, Facts>): string[];

export const asRoot: boolean;
export function works(program: string, args?: string[]): boolean;
export function aptInstall(...packages: string[]): boolean;
export function programOf(program: string, options: { debianPackage: string; why: string }): string;

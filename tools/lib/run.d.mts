import type { SpawnOptions } from 'node:child_process';

export const root: string;
export function run(name: string, program: string, args: string[], options?: SpawnOptions): Promise<void>;
export function waitForUrl(url: string, milliseconds: number, hasExited?: () => boolean): Promise<boolean>;

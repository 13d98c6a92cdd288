import type { SpawnOptions } from 'node:child_process';

export const root: string;
export function run(name: string, program: string, args: string[], options?: SpawnOptions): Promise<void>;
export function answers(url: string, milliseconds: number, gone?: () => boolean): Promise<boolean>;

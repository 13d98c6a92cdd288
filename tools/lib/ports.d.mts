export function freePort(): Promise<number>;
export function isListening(port: number, isOver?: () => boolean): Promise<boolean>;

export function findPgbouncer(): string;
export function startPgbouncer(
  databaseUrl: string,
  changes?: Record<string, string | number>,
): Promise<{ url: string; log: () => string; stop: () => Promise<void> }>;

export function startProxy(
  upstream: string,
  transform: (request: { method: string; url: URL; body: Buffer }, json: unknown) => unknown,
): Promise<{ url: string; close: () => void }>;

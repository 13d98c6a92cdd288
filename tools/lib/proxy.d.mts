export function startProxy(
  upstream: string,
  transform: (request: { method: string; url: URL; body: Buffer }, json: unknown) => unknown,
  options?: { changeBody?: (url: URL, body: Buffer) => Buffer | string; alsoFailures?: boolean },
): Promise<{ url: string; close: () => void }>;

export function startProxy(
  upstream: string,
  transform: (request: { method: string; url: URL; body: Buffer }, json: unknown) => unknown,
  options?: {
    changeBody?: (url: URL, body: Buffer) => Buffer | string;
    changeUrl?: (url: URL) => void;
    refuses?: (request: { method: string; url: URL }) => boolean;
    alsoFailures?: boolean;
  },
): Promise<{ url: string; close: () => void }>;

export function findVarnish(): string;
export function startVarnish(ports: {
  storefrontPort: number;
  backendPort: number;
  purgePort: number;
}): Promise<{ url: string; purgeUrl: string; stop: () => Promise<void> }>;

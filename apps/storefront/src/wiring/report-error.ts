/** Sends an error to the storefront's server: each once, a few of a visit, and nothing of the person. */
import { cleanReport, paths, type ErrorReport } from '@shop/util';

/** What breaks over and over says nothing new. */
const MOST = 5;
const told = new Set<string>();

/** @param components the stack of components that React tells */
export function reportError(kind: ErrorReport['kind'], error: unknown, components: string): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [, page = ''] = window.location.pathname.split('/');
  const report = cleanReport({ kind, name, message, stack, components, page: `/${page}` });
  const key = `${report.name} ${report.message}`;
  if (told.has(key) || told.size >= MOST) return;
  told.add(key);
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon(paths.clientErrors(), body);
}

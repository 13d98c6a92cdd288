/** Reports errors to the storefront's server: each once, a few per visit, without personal data. */
import { cleanReport, paths, type ErrorReport } from '@shop/util';

/** Maximum reports per visit. */
const MAX_REPORTS = 5;
const reported = new Set<string>();

/** @param components React's component stack */
export function reportError(kind: ErrorReport['kind'], error: unknown, components: string): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [, page = ''] = window.location.pathname.split('/');
  const report = cleanReport({ kind, name, message, stack, components, page: `/${page}` });
  const key = `${report.name} ${report.message}`;
  if (reported.has(key) || reported.size >= MAX_REPORTS) return;
  reported.add(key);
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon(paths.clientErrors(), body);
}

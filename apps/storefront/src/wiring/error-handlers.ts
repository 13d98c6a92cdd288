/**
 * Handles all errors of the browser: React's, in any boundary, and script errors. The reporter loads with the first
 * one.
 */
import { isFileMissing, FileMissingError, type ErrorReport } from '@shop/util';

type Kind = ErrorReport['kind'];

function report(kind: Kind, error: unknown, components = ''): void {
  // Files that fail to load while offline are handled by the connection notice (decision 036).
  if (error instanceof FileMissingError || isFileMissing() || !navigator.onLine) return;
  void import('./report-error').then(({ reportError }) => reportError(kind, error, components)).catch(() => undefined);
}

/** React wraps what it recovers from in an error of its own, which only says that it recovered. */
const causeOf = (error: unknown) => (error instanceof Error && error.cause) || error;

const handler =
  (kind: Kind) =>
  (thrown: unknown, { componentStack }: { componentStack?: string | undefined }): void => {
    const error = kind === 'recovered' ? causeOf(thrown) : thrown;
    console.error(error);
    report(kind, error, componentStack);
  };

/** Options of React's root. */
export const errorHandlers = {
  onCaughtError: handler('caught'),
  onUncaughtError: handler('uncaught'),
  onRecoverableError: handler('recovered'),
};

/** Errors outside of React; the browser logs them itself. */
export function watchScriptErrors(page: Window): void {
  page.addEventListener('error', ({ error }) => (error ? report('script', error) : undefined));
  page.addEventListener('unhandledrejection', ({ reason }) =>
    reason instanceof Error ? report('script', reason) : undefined,
  );
}

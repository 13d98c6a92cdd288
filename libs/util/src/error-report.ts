/** An error report from a browser to the shop's own server, without personal data (reliability, decision 070). */
export const ERROR_KINDS = ['caught', 'uncaught', 'recovered', 'script'] as const;

export interface ErrorReport {
  /**
   * Caught by an error boundary, uncaught in React, recovered by React with a new render, or a script error outside of
   * React.
   */
  kind: (typeof ERROR_KINDS)[number];
  name: string;
  message: string;
  stack: string;
  /** Component stack, innermost first. */
  components: string;
  /** First segment of the page's path, without ids. */
  page: string;
}

/** Maximum length of each text, characters. */
export const LONGEST = { name: 80, message: 300, stack: 2000, components: 1000, page: 60 } as const;

/** Removes URL queries, e-mail addresses, and numbers that may be a phone, an order or an id. */
export const withoutPerson = (text: string): string =>
  text
    .replace(/\?[^\s)'"]*/g, (query) => (query.length > 1 ? '?…' : query))
    .replace(/[^\s@<>"'(]+@[^\s@<>"'),;]+/g, '…@…')
    .replace(/\+?\d[\d\s-]{4,}\d/g, '…');

/** Removes personal data and cuts each text to its limit, on both sides of the request. */
export function cleanReport(report: ErrorReport): ErrorReport {
  const clean = (key: keyof typeof LONGEST) => withoutPerson(report[key]).slice(0, LONGEST[key]);
  return {
    kind: report.kind,
    name: clean('name'),
    message: clean('message'),
    stack: clean('stack'),
    components: clean('components'),
    page: clean('page'),
  };
}

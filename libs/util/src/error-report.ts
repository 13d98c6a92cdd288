/** What a browser tells the shop's own server of an error: nothing of the person (reliability, decision 070). */
export const ERROR_KINDS = ['caught', 'uncaught', 'recovered', 'script'] as const;

export interface ErrorReport {
  /** By whom it was seen: an error boundary, nobody, React that began a part anew, or the page's script outside of React. */
  kind: (typeof ERROR_KINDS)[number];
  name: string;
  message: string;
  stack: string;
  /** The components around it, innermost first. */
  components: string;
  /** First part of the page's path, without ids. */
  page: string;
}

/** Longest texts of a report, characters. */
export const LONGEST = { name: 80, message: 300, stack: 2000, components: 1000, page: 60 } as const;

/** Queries of addresses, names of mailboxes, and numbers that could be a phone, an order or an id. */
export const withoutPerson = (text: string): string =>
  text
    .replace(/\?[^\s)'"]*/g, (query) => (query.length > 1 ? '?…' : query))
    .replace(/[^\s@<>"'(]+@[^\s@<>"'),;]+/g, '…@…')
    .replace(/\+?\d[\d\s-]{4,}\d/g, '…');

/** A report that holds no more than it may, whoever made it. */
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

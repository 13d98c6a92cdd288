/** The report as text and as HTML. */
import type { Report } from './run';

const cell = ({ held, failed }: { held: number; failed: number }) =>
  held + failed === 0 ? '–' : failed > 0 ? `${failed} of ${held + failed} failed` : `${held} ok`;

export function textOf(report: Report): string {
  const width = Math.max(...report.endpoints.map(({ endpoint }) => endpoint.length));
  const rows = report.endpoints.map(({ endpoint, must, should, ms }) =>
    `${endpoint.padEnd(width)}  must ${cell(must).padEnd(16)} should ${cell(should).padEnd(16)} ${ms === null ? '' : `${ms} ms`}`.trimEnd(),
  );
  const failures = report.failures.map(
    ({ endpoint, level, title, failure }) => `${level.toUpperCase().padEnd(6)} ${endpoint}: ${title}: ${failure ?? ''}`,
  );
  return [
    `Conformance of ${report.baseUrl}`,
    '',
    ...rows,
    '',
    ...(failures.length > 0 ? ['What does not hold:', ...failures, ''] : []),
    `must failed: ${report.mustFailed}   should failed: ${report.shouldFailed}   not tested: ${report.notTested.length}`,
  ].join('\n');
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function htmlOf(report: Report): string {
  const tone = ({ held, failed }: { held: number; failed: number }) =>
    failed > 0 ? 'bad' : held > 0 ? 'good' : 'none';
  const rows = report.endpoints
    .map(
      ({ endpoint, must, should, ms }) =>
        `<tr><th scope="row"><code>${escape(endpoint)}</code></th><td class="${tone(must)}">${cell(must)}</td><td class="${tone(should)}">${cell(should)}</td><td>${ms ?? ''}</td></tr>`,
    )
    .join('');
  const failures = report.failures
    .map(
      ({ endpoint, level, title, failure }) =>
        `<li><strong>${level}</strong> <code>${escape(endpoint)}</code> ${escape(title)}: ${escape(failure ?? '')}</li>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Conformance</title><style>body{font:15px/1.5 system-ui;margin:40px auto;max-width:1100px;padding:0 20px}table{border-collapse:collapse;width:100%}th,td{padding:6px 10px;border-bottom:1px solid #ddd;text-align:start}.bad{color:#b42318;font-weight:600}.good{color:#067647}.none{color:#8a8580}</style></head><body><h1>Conformance of ${escape(report.baseUrl)}</h1><p>must failed: ${report.mustFailed}, should failed: ${report.shouldFailed}, not tested: ${report.notTested.length}</p>${failures ? `<h2>What does not hold</h2><ul>${failures}</ul>` : ''}<table><thead><tr><th scope="col">Call</th><th scope="col">must</th><th scope="col">should</th><th scope="col">ms</th></tr></thead><tbody>${rows}</tbody></table></body></html>`;
}

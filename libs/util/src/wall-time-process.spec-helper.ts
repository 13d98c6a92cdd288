/** Checks every hour of 2026 in the time zone of the process. */
import { errorsOf, ZONES } from './wall-time.spec-helper';

const errors: string[] = [];
for (let moment = Date.UTC(2026, 0); moment < Date.UTC(2027, 0); moment += 3_600_000)
  for (const zone of ZONES) errors.push(...errorsOf(moment, zone));
console.log(JSON.stringify({ minutesBehind: new Date(2026, 0).getTimezoneOffset(), errors: errors.slice(0, 20) }));

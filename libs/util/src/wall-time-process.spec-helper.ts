/** Looks at every hour of 2026, in whatever time zone the process is. */
import { faultsOf, ZONES } from './wall-time.spec-helper';

const faults: string[] = [];
for (let moment = Date.UTC(2026, 0); moment < Date.UTC(2027, 0); moment += 3_600_000)
  for (const zone of ZONES) faults.push(...faultsOf(moment, zone));
console.log(JSON.stringify({ minutesBehind: new Date(2026, 0).getTimezoneOffset(), faults: faults.slice(0, 20) }));

/**
 * Preloaded into a command (`node --import`): at exit it writes the resource usage to the file named by `USAGE_FILE`.
 */
import { writeFileSync } from 'node:fs';

process.once('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeFileSync(
    process.env.USAGE_FILE,
    JSON.stringify({ processorMs: (userCPUTime + systemCPUTime) / 1000, peakMb: (maxRSS * 1024) / 1e6 }),
  );
});

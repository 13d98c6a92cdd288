/** The backend's clock: real, or started at a given moment for tests. */
export type Clock = () => Date;

export function createClock(start: Date | null, still: boolean): Clock {
  if (!start) return () => new Date();
  if (still) return () => new Date(start);
  const startedAt = Date.now();
  return () => new Date(start.getTime() + Date.now() - startedAt);
}

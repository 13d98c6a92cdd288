/** Google's geocoding services, when a server key is configured: their answers are passed through as they are. */
import Type from 'typebox';

/** What these calls answer with is Google's own. */
export const LegacyAnswer = Type.Object({}, { additionalProperties: true });

const BASE = 'https://maps.googleapis.com/maps/api';

/** Asks one service. @throws when it does not answer within five seconds. */
export async function askGoogle(
  service: string,
  query: Record<string, string>,
  key: string,
): Promise<Record<string, unknown>> {
  const params = new URLSearchParams({ ...query, key });
  const response = await fetch(`${BASE}/${service}/json?${params}`, { signal: AbortSignal.timeout(5000) });
  return (await response.json()) as Record<string, unknown>;
}

/** Google's geocoding services, when a server key is configured; responses are passed through. */
import Type from 'typebox';

/** The shape of these responses is Google's. */
export const GoogleResponse = Type.Object({}, { additionalProperties: true });

const BASE = 'https://maps.googleapis.com/maps/api';

/** Calls one service. @throws after five seconds without an answer */
export async function callGoogle(
  service: string,
  query: Record<string, string>,
  key: string,
): Promise<Record<string, unknown>> {
  const params = new URLSearchParams({ ...query, key });
  const response = await fetch(`${BASE}/${service}/json?${params}`, { signal: AbortSignal.timeout(5000) });
  return (await response.json()) as Record<string, unknown>;
}

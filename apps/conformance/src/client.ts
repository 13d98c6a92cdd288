/** HTTP client that calls a backend as a storefront does. */
export type Json = Record<string, unknown>;
export interface Answer {
  status: number;
  body: unknown;
  /** Whether the body parses as JSON. */
  isJson: boolean;
  ms: number;
}
export interface CallOptions {
  headers?: Record<string, string>;
  body?: Json;
}
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const TIMEOUT = 40_000;

export class Client {
  /** Headers of every call: zone, module, language, token. */
  common: Record<string, string> = { 'X-localization': 'en' };

  constructor(readonly baseUrl: string) {}

  async call(method: Method, path: string, { headers = {}, body }: CallOptions = {}): Promise<Answer> {
    const began = performance.now();
    const sent = Object.entries({ ...this.common, Accept: 'application/json', ...headers }).filter(
      ([, value]) => value,
    );
    const answer = await fetch(new URL(path, `${this.baseUrl}/`), {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { ...Object.fromEntries(sent), ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    const ms = Math.round(performance.now() - began);
    try {
      return { status: answer.status, body: JSON.parse(text) as unknown, isJson: true, ms };
    } catch {
      return { status: answer.status, body: text, isJson: false, ms };
    }
  }
}

/** How a backend answers errors (contract §1.3): `errors[{code, message}]`, or an object of messages by field, or a bare `message`. */
import type { Answer, Json } from './client';

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** The entries of `errors`; null when it is not a list. */
export function errorList(body: unknown): Json[] | null {
  const errors = (body as Json | null)?.errors;
  return Array.isArray(errors) ? (errors as Json[]) : null;
}

/** Whether the body holds a message to show, in any of the forms. */
export function hasMessage(body: unknown): boolean {
  const { errors, message } = (body ?? {}) as Json;
  if (isText(message)) return true;
  const list = errorList(body);
  return list ? list.some((entry) => isText(entry.message)) : typeof errors === 'object' && errors !== null;
}

/** Whether each error has a code and a message. */
export function hasCodedErrors(body: unknown): boolean {
  const list = errorList(body) ?? [];
  return list.length > 0 && list.every(({ code, message }) => typeof code === 'string' && typeof message === 'string');
}

/** Why an answer is not a success in JSON; null when it is. */
export function failureOf({ status, body, isJson }: Answer): string | null {
  if (status !== 200) return `status ${status}: ${JSON.stringify(body)?.slice(0, 160)}`;
  if (!isJson) return 'the body is no JSON';
  const errors = errorList(body);
  return errors ? `200 with errors: ${JSON.stringify(errors).slice(0, 160)}` : null;
}

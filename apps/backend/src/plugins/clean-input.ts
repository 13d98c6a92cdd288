/**
 * The border of the backend: every text of a query, a path and a body is cleaned by its kind before it is validated, so
 * that no route can forget it (decision 083). Register it after the forms.
 */
import { cleanFields, kindOfField, type FieldCleaner } from '@shop/contract/field-kinds';
import { cleanText, readNumber } from '@shop/util';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../domain-error';
import { DECIMALS } from '../present';

interface Schema {
  type?: unknown;
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** Names of the fields that may hold a number. */
function numericFields({ type, anyOf = [], items, properties = {} }: Schema, name = ''): string[] {
  if (type === 'number' || type === 'integer') return [name];
  const within = [...anyOf, ...(items ? [items] : [])].flatMap((schema) => numericFields(schema, name));
  return [...within, ...Object.entries(properties).flatMap(([key, schema]) => numericFields(schema, key))];
}

const NO_SCHEMA: Schema = {};
/** No number is longer. */
const MOST_DIGITS = 400;

/**
 * A number as JSON writes it; a text that is none stays, and is refused. Zeros at its start are kept: it may be a code.
 *
 * @throws DomainError 403 for what JavaScript alone takes for a number (`0x10`, `1e309`): validation would too
 */
function cleanNumber(name: string, text: string): string {
  if (text.length > MOST_DIGITS) return text;
  const plain = cleanText('code', text);
  if (/^[+-]?\d+(\.\d+)?$/.test(plain)) return plain;
  const number = readNumber(text, DECIMALS);
  if (number !== null) return String(number);
  if (plain !== '' && !Number.isNaN(Number(plain))) throw new DomainError(403, name, 'fieldNumber', { field: name });
  return text;
}

function cleanerOf(schema: Schema): FieldCleaner {
  const numeric = new Set(numericFields(schema));
  return (name, text) => {
    const kind = kindOfField(name) ?? 'text';
    return kind === 'text' && numeric.has(name) ? cleanNumber(name, text) : cleanText(kind, text);
  };
}

export function registerCleanInput(app: FastifyInstance): void {
  const cleaners = new WeakMap<object, FieldCleaner>();
  const clean = <Fields>(fields: Fields, schema: unknown): Fields => {
    const known = (schema as Schema | undefined) ?? NO_SCHEMA;
    const cleaner = cleaners.get(known) ?? cleanerOf(known);
    cleaners.set(known, cleaner);
    return cleanFields(fields, cleaner);
  };
  app.addHook('preValidation', async (request) => {
    const { schema = {} } = request.routeOptions;
    request.query = clean(request.query, schema.querystring);
    request.params = clean(request.params, schema.params);
    // Raw bytes stay as they are: a signature covers them.
    const hasFields = request.body !== undefined && !Buffer.isBuffer(request.body);
    if (hasFields) request.body = clean(request.body, schema.body);
  });
}

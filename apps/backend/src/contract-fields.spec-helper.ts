/** The operations of the OpenAPI document, their fields, and a request that each of them accepts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from './context';
import examples from './plugins/examples.json';
import { HERE, type Json } from './testing.spec-helper';

export interface Operation {
  operationId?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Json }[];
  requestBody?: { content?: Record<string, { schema?: Json }> };
}
export interface OperationAt {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  operation: Operation;
}

/** All but the streams, which never end by themselves. */
export function operationsOf(app: App): OperationAt[] {
  const { paths } = app.swagger() as unknown as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => !operation.operationId?.startsWith('watch'))
      .map(([method, operation]) => ({
        method: method.toUpperCase() as OperationAt['method'],
        path,
        operation,
      })),
  );
}

export interface Field {
  name: string;
  place: 'query' | 'path' | 'body';
  /** Alternatives of the field, without null. */
  schemas: Json[];
}

/** The alternatives of a schema, those of alternatives included. */
export const alternativesOf = (schema: Json = {}): Json[] =>
  ((schema.anyOf as Json[] | undefined)?.flatMap(alternativesOf) ?? [schema]).filter(({ type }) => type !== 'null');

const bodyOf = ({ requestBody }: Operation): Json => Object.values(requestBody?.content ?? {})[0]?.schema ?? {};

/** Every field of an operation that may hold a text or a number. */
export function fieldsOf({ operation }: OperationAt): Field[] {
  const parameters = (operation.parameters ?? []).filter(({ in: place }) => place === 'query' || place === 'path');
  const all = [
    ...parameters.map(({ name, in: place, schema }) => ({ name, place: place as Field['place'], schema })),
    ...Object.entries((bodyOf(operation).properties ?? {}) as Record<string, Json>).map(([name, schema]) => ({
      name,
      place: 'body' as const,
      schema,
    })),
  ].map(({ name, place, schema }) => ({ name, place, schemas: alternativesOf(schema) }));
  const isOpen = ({ type, const: fixed, enum: values }: Json) =>
    ['string', 'number', 'integer'].includes(String(type)) && fixed === undefined && values === undefined;
  return all.filter(({ schemas }) => schemas.some(isOpen));
}

/** Values by name: of the demo, at Old Town Square. */
const VALUES: Json = {
  key: 'bananas-green-corner',
  text: 'milk',
  name: 'milk',
  search_text: 'market',
  code: 'WELCOME10',
  callback: 'http://127.0.0.1/wallet',
  category_ids: '[1]',
  lat: HERE.latitude,
  lng: HERE.longitude,
  origin_lat: HERE.latitude,
  origin_lng: HERE.longitude,
  destination_lat: HERE.latitude,
  destination_lng: HERE.longitude,
};
function sample(name: string, schema: Json): unknown {
  const [first = {}] = alternativesOf(schema);
  if (VALUES[name] !== undefined) return VALUES[name];
  if (first.const !== undefined) return first.const;
  if (first.enum) return first.enum[0];
  return first.type === 'string' && !first.pattern ? 'text' : Math.max(1, Number(first.minimum ?? 1));
}

export interface Request {
  path: Json;
  query: Json;
  body: Json | undefined;
}

/** A request with every required field; its body is the document's example. */
export function requestOf({ operation }: OperationAt): Request {
  const samples = (place: string) =>
    Object.fromEntries(
      (operation.parameters ?? [])
        .filter((entry) => entry.in === place && (entry.required || place === 'path'))
        .map(({ name, schema = {} }) => [name, sample(name, schema)]),
    );
  const example = (examples as Record<string, { request?: Json }>)[operation.operationId ?? '']?.request;
  return {
    path: samples('path'),
    query: samples('query'),
    body: operation.requestBody ? { ...example } : undefined,
  };
}

/** @returns the URL with path and query filled in */
export function urlOf({ path }: OperationAt, request: Request): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(request.path[name])));
  const query = new URLSearchParams(Object.entries(request.query).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${filled}?${query}` : filled;
}

export type OddKind = 'name' | 'phone' | 'email' | 'amount' | 'code' | 'text';
export interface OddLine {
  text: string | number;
  about: string;
  right: Partial<Record<OddKind, string | number>>;
  wrong: OddKind[];
}
/** The corpus that the specs of the forms read too. */
export const oddInput = JSON.parse(
  readFileSync(join(__dirname, '../../../libs/testing/src/lib/odd-input.json'), 'utf8'),
) as OddLine[];

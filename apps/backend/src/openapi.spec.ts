/** The OpenAPI document is complete, and its examples match their schemas. */
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { bootBeforeAll, type Json } from './testing.spec-helper';

interface Content {
  schema?: TSchema;
  example?: unknown;
}
interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

let operations: Operation[] = [];
const backend = bootBeforeAll();
beforeAll(async () => {
  const { paths } = (await backend.get('/api/openapi.json')).body as {
    paths: Record<string, Record<string, Operation>>;
  };
  operations = Object.values(paths).flatMap((methods) => Object.values(methods));
});

/** Payment pages and redirects, sitemaps and streams are not JSON. */
const NO_JSON =
  /^(watch|pay|payment|answerPayment|returnFromGateway|publicAddresses|picture|upload|drawn|cityMap|logo)/;
const contents = (operation: Operation): [string, Content][] => [
  ...Object.values(operation.requestBody?.content ?? {}).map((entry): [string, Content] => ['request', entry]),
  ...Object.values(operation.responses['200']?.content ?? {}).map((entry): [string, Content] => ['answer', entry]),
];

it('every operation describes its response', () => {
  expect(operations.length).toBeGreaterThan(160);
  const silent = operations.filter(
    (operation) => !NO_JSON.test(operation.operationId) && !operation.responses['200']?.content,
  );
  expect(silent.map(({ operationId }) => operationId)).toEqual([]);
});

it('every request and response has an example that matches its schema', () => {
  const faults = operations.flatMap((operation) =>
    contents(operation).flatMap(([what, { schema, example }]) => {
      const name = `${operation.operationId} ${what}`;
      if (example === undefined) return [`${name}: none`];
      if (!schema || Value.Check(schema, example)) return [];
      const [first] = Value.Errors(schema, example);
      return [`${name}: ${first?.instancePath} ${first?.message}`];
    }),
  );
  expect(faults).toEqual([]);
});

it('examples of items are real items, not generated text', () => {
  const details = operations.find(({ operationId }) => operationId === 'itemDetails');
  const example = Object.values(details?.responses['200']?.content ?? {})[0]?.example as Json;
  expect(Number(example.price)).toBeGreaterThan(0);
  expect(String(example.name).length).toBeGreaterThan(3);
});

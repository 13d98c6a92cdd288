/**
 * Compiles the schemas of a route when it is first called. A process that compiles all of them before it listens spends a fifth of
 * its start on routes that nobody calls yet (decision 155).
 */
import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

/** Of a route; `errors` says why the last value was refused (Ajv). */
interface Validate {
  (value: unknown): unknown;
  errors?: unknown;
}
type ValidatorFactory = ReturnType<typeof AjvCompiler>;
type SerializerFactory = ReturnType<typeof SerializerSelector>;
type Serialize = ReturnType<ReturnType<SerializerFactory>>;

/** A validator that is compiled by its first value. */
function atFirstValue(compile: () => Validate): Validate {
  let compiled: Validate | undefined;
  const validate: Validate = (value) => {
    compiled ??= compile();
    const isValid = compiled(value);
    validate.errors = compiled.errors;
    return isValid;
  };
  return validate;
}

/** A factory for Fastify's `schemaController`. */
const buildValidator = ((schemas, options) => {
  const compile = AjvCompiler()(schemas, options) as unknown as (route: object) => Validate;
  return (route: object) => atFirstValue(() => compile(route));
}) as ValidatorFactory;

const serializers = new WeakMap<object, Serialize>();

/**
 * A factory for Fastify's `schemaController`. Every route refuses with the same eleven schemas, each compiled once. Schemas refer to
 * no shared ones, so that one serializer fits all routes.
 */
const buildSerializer: SerializerFactory = (schemas, options) => {
  const compile = SerializerSelector()(schemas, options);
  return (route) => {
    const schema = route.schema as object;
    return (value) => {
      const serialize = serializers.get(schema) ?? compile(route);
      serializers.set(schema, serialize);
      return serialize(value);
    };
  };
};

/** For the option `schemaController` of Fastify. */
export const schemaCompilers = { compilersFactory: { buildValidator, buildSerializer } };

/** Compiles the serializer of a response schema once, not once per route: every route refuses with the same eleven. */
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

type Factory = ReturnType<typeof SerializerSelector>;
type Serializer = ReturnType<ReturnType<Factory>>;

const compiled = new WeakMap<object, Serializer>();

/** A factory for Fastify's `schemaController`. Schemas refer to no shared ones, so that one serializer fits all routes. */
export const serializersBySchema: Factory = (schemas, options) => {
  const compile = SerializerSelector()(schemas, options);
  return (route) => {
    const schema = route.schema as object;
    const known = compiled.get(schema) ?? compile(route);
    compiled.set(schema, known);
    return known;
  };
};

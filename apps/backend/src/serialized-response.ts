/** Responses with parts that are JSON already: a list of cached items costs no more than joining their JSON (decision 069). */
import type { FastifyReply } from 'fastify';

/** An item as JSON. The ids are what surrogate keys are built from (decision 068). */
export class SerializedItem {
  constructor(
    readonly id: number,
    readonly store_id: number,
    readonly json: string,
  ) {}
}

const isSerialized = (value: unknown): value is SerializedItem[] =>
  Array.isArray(value) && value[0] instanceof SerializedItem;

/** The JSON serializer of a schema, compiled once per route. */
export const serializerOf = (reply: FastifyReply, schema: object) =>
  reply.compileSerializationSchema(schema as Record<string, unknown>) as (value: unknown) => string;

interface ObjectSchema {
  properties: Record<string, object>;
  required?: string[];
}

/** Required fields first, as fastify serializes every other response. */
function fieldsOf({ properties, required = [] }: ObjectSchema): [key: string, schema: object][] {
  const fields = Object.entries(properties);
  const isRequired = ([key]: [string, object]) => required.includes(key);
  return [...fields.filter(isRequired), ...fields.filter((field) => !isRequired(field))];
}

function serialize(reply: FastifyReply, schema: ObjectSchema, body: Record<string, unknown>): string {
  const parts = fieldsOf(schema).flatMap(([key, field]) => {
    const value = body[key];
    if (value === undefined) return [];
    const json = isSerialized(value)
      ? `[${value.map((item) => item.json).join(',')}]`
      : serializerOf(reply, field)(value);
    return [`"${key}":${json}`];
  });
  return `{${parts.join(',')}}`;
}

/** Sends a 200 by the schema of its route. @param body its fields may be lists of {@link SerializedItem} */
export function sendSerialized(reply: FastifyReply, body: object): FastifyReply {
  const { 200: schema } = reply.request.routeOptions.schema?.response as Record<number, ObjectSchema>;
  return reply
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) =>
      // A hook that throws sends an error body instead.
      payload === body
        ? serialize(reply, schema as ObjectSchema, body as Record<string, unknown>)
        : JSON.stringify(payload),
    )
    .send(body);
}

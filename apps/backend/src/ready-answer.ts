/** Answers of which parts are JSON texts already: a list of what has been told before costs no more than joining its texts. */
import type { FastifyReply } from 'fastify';

/** An entry of a list as JSON text. The ids are for whoever reads what an answer holds (surrogate keys). */
export class ReadyEntry {
  constructor(
    readonly id: number,
    readonly store_id: number,
    readonly text: string,
  ) {}
}

const isReady = (value: unknown): value is ReadyEntry[] => Array.isArray(value) && value[0] instanceof ReadyEntry;

/** What writes values of a schema as JSON; it is compiled once for each route. */
export const writerOf = (reply: FastifyReply, schema: object) =>
  reply.compileSerializationSchema(schema as Record<string, unknown>) as (value: unknown) => string;

interface ObjectSchema {
  properties: Record<string, object>;
  required?: string[];
}

/** Fields as the schema names them, those that must be there first: as all other answers are written. */
function fieldsOf({ properties, required = [] }: ObjectSchema): [key: string, schema: object][] {
  const fields = Object.entries(properties);
  const isRequired = ([key]: [string, object]) => required.includes(key);
  return [...fields.filter(isRequired), ...fields.filter((field) => !isRequired(field))];
}

function textOf(reply: FastifyReply, schema: ObjectSchema, answer: Record<string, unknown>): string {
  const parts = fieldsOf(schema).flatMap(([key, field]) => {
    const value = answer[key];
    if (value === undefined) return [];
    const text = isReady(value) ? `[${value.map((entry) => entry.text).join(',')}]` : writerOf(reply, field)(value);
    return [`"${key}":${text}`];
  });
  return `{${parts.join(',')}}`;
}

/** Sends an answer of status 200 as its route's schema says. @param answer its lists may hold {@link ReadyEntry} */
export function sendReady(reply: FastifyReply, answer: object): FastifyReply {
  const { 200: schema } = reply.request.routeOptions.schema?.response as Record<number, ObjectSchema>;
  return reply
    .type('application/json; charset=utf-8')
    .serializer((given: unknown) =>
      // A hook that fails sends something else.
      given === answer
        ? textOf(reply, schema as ObjectSchema, answer as Record<string, unknown>)
        : JSON.stringify(given),
    )
    .send(answer);
}

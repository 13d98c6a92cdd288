/** Parses and validates all environment variables by one schema. An error names the variable and what it needs. */
import Type, { type Static, type TObject, type TSchema } from 'typebox';
import Value from 'typebox/value';
import { ConfigError, type Env } from './config-error';

const FLAGS = new Map([
  ...['1', 'true', 'yes', 'on'].map((word) => [word, true] as const),
  ...['0', 'false', 'no', 'off'].map((word) => [word, false] as const),
]);

interface Description {
  /** What is needed, the end of the error message. */
  description: string;
  /** Keeps the value out of error messages. */
  secret?: boolean;
  /** Must also parse as a URL. */
  address?: boolean;
}

/** Kinds of settings. A setting without a fallback is optional. */
export const setting = {
  integer: (minimum: number, maximum: number, fallback: number) =>
    Type.Integer({
      minimum,
      maximum,
      default: fallback,
      description: `a whole number from ${minimum} to ${maximum} is needed`,
    }),
  /** `1`, `true`, `yes`, `on` and their opposites, in any case. */
  flag: () => Type.Optional(Type.Boolean({ description: '1 or 0 is needed' })),
  choice: <const Words extends readonly string[]>(words: Words) =>
    Type.Optional(
      Type.Union(
        words.map((word) => Type.Literal(word as Words[number])),
        { description: `${words.slice(0, -1).join(', ')} or ${words.at(-1)} is needed` },
      ),
    ),
  text: (fallback = '') => Type.String({ default: fallback, description: 'a text is needed' }),
  secret: (pattern = '', description = 'another value is needed') =>
    Type.Optional(Type.String({ pattern, description, secret: true })),
  url: (...protocols: readonly string[]) =>
    Type.Optional(
      Type.String({
        pattern: `^(${protocols.join('|')})//\\S+$`,
        address: true,
        description: `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')} is needed`,
      }),
    ),
  /** Sentry DSN: `https://KEY@HOST/PROJECT`. */
  dsn: () =>
    Type.Optional(
      Type.String({
        pattern: '^https?://[^@/\\s]+@[^/\\s]+/(\\S+/)?\\d+$',
        secret: true,
        description: 'an address like https://KEY@HOST/PROJECT is needed',
      }),
    ),
  /** Comma-separated. */
  list: (pattern: string, description: string) =>
    Type.Array(Type.String({ pattern }), {
      default: [],
      description: `${description}, separated by commas, are needed`,
    }),
};

/** Redacts secrets, and passwords in URLs. */
const shown = (text: string, { secret }: Description) => (secret ? '…' : text.replace(/:[^:@/]*@/, ':…@'));

function convert(schema: TSchema, text: string): unknown {
  const { type } = schema as { type?: string };
  if (type === 'integer') return /^[+-]?\d+$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return FLAGS.get(text.toLowerCase()) ?? text;
  if (type === 'array')
    return text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean);
  return text;
}

/**
 * @param schema an object of {@link setting}s by variable name; an empty value counts as missing
 * @throws ConfigError for the first invalid value
 */
export function readEnvironment<Schema extends TObject>(schema: Schema, env: Env): Static<Schema> {
  const values: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(schema.properties as Record<string, TSchema>)) {
    const info = kind as TSchema & Description & { default?: unknown };
    const text = env[name]?.trim();
    if (!text) {
      if (info.default !== undefined) values[name] = info.default;
      continue;
    }
    const value = convert(kind, text);
    if (!Value.Check(kind, value) || (info.address && !URL.canParse(text)))
      throw new ConfigError(name, shown(text, info), info.description);
    values[name] = value;
  }
  return values as Static<Schema>;
}

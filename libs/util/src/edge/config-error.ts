/** A setting that stops the start, named with what is needed instead. */
export type Env = Record<string, string | undefined>;

export class ConfigError extends Error {
  constructor(name: string, value: string | undefined, wanted: string) {
    super(
      value === undefined
        ? `${name} is missing: ${wanted}.`
        : `${name}=${JSON.stringify(value)} is not valid: ${wanted}.`,
    );
  }
}

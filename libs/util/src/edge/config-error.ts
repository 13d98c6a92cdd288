/** An invalid setting: stops the start, and names the variable and what it needs. */
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

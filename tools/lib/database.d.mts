export function createDatabase(serverUrl: string, name: string): Promise<string>;

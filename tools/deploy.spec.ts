/** Dockerfile and compose file match the repository: copied paths exist, and settings are read. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

const root = resolve(__dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const dockerfile = read('docs/deploy/Dockerfile').split('\n');
const compose = parse(read('docs/deploy/compose.yaml')) as {
  services: Record<
    string,
    {
      environment?: Record<string, string>;
      command?: string[];
      depends_on?: Record<string, unknown>;
      volumes?: string[];
      build?: { dockerfile: string; context: string };
    }
  >;
  volumes: Record<string, unknown>;
};

it('every line of the Dockerfile is an instruction, and the image does not run as root', () => {
  const known = /^(#|FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|CMD|$)/;
  expect(dockerfile.filter((line) => !known.test(line))).toEqual([]);
  expect(dockerfile.filter((line) => line.startsWith('USER')).at(-1)).toBe('USER node');
});

it('everything copied into the image is in the repository, or is built', () => {
  const fromHere = dockerfile
    .filter((line) => /^COPY (?!--from)/.test(line))
    .flatMap((line) => line.split(' ').slice(1, -1));
  expect(fromHere.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const built = dockerfile.flatMap(
    (line) => /^COPY --from=build --chown=node:node \/shop\/(\S+)/.exec(line)?.[1] ?? [],
  );
  expect(built.filter((path) => !/\/dist$|^node_modules$/.test(path) && !existsSync(join(root, path)))).toEqual([]);
});

it('every workspace that the lock file names is copied before npm ci', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  const copied = dockerfile.filter((line) => /^COPY (?!--from)/.test(line)).join('\n');
  for (const workspace of workspaces) expect(copied).toContain(workspace.split('/')[0] as string);
});

it('the compose file starts built files, with settings that the apps read', () => {
  const { services, volumes } = compose;
  expect(Object.keys(services)).toEqual(['database', 'backend', 'storefront']);
  const settings = [
    'apps/backend/src/environment.ts',
    'apps/storefront/src/server/config.ts',
    'libs/util/src/edge/demo.ts',
    'libs/util/src/edge/hosts.ts',
    'libs/util/src/edge/proxies.ts',
  ]
    .map(read)
    .join('\n');
  for (const name of ['backend', 'storefront'])
    for (const key of Object.keys(services[name]?.environment ?? {})) expect(settings).toContain(key);
  const lastOf = (name: string) => services[name]?.command?.at(-1);
  expect(lastOf('backend')).toBe('apps/backend/dist/server.js');
  expect(lastOf('storefront')).toBe('apps/storefront/dist/server/main.js');
  for (const { depends_on: needs = {}, volumes: used = [] } of Object.values(services)) {
    for (const need of Object.keys(needs)) expect(services).toHaveProperty(need);
    for (const volume of used) expect(volumes).toHaveProperty(volume.split(':')[0] as string);
  }
});

it('the compose file builds the backend from a Dockerfile of the repository', () => {
  const { context, dockerfile: file } = compose.services.backend?.build ?? { context: '', dockerfile: '' };
  expect(file).not.toBe('');
  expect(existsSync(join(root, 'docs/deploy', context, file))).toBe(true);
});

it('they contain no secret', () => {
  const password = Object.values(compose.services).map(({ environment }) => environment?.POSTGRES_PASSWORD ?? '');
  expect(password.filter((value) => value && !value.startsWith('${'))).toEqual([]);
});

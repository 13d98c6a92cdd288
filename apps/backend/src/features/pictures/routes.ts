/** Pictures under /storage in the requested width; the city map; the logo. */
import Type from 'typebox';
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import { builtResponse } from '../../plugins/built-response';
import { createPictureNames } from './names';
import { KINDS, WIDTHS, type PictureKind } from './kinds';

const CACHE_FOR_A_YEAR = 'public, max-age=31536000, immutable';
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="#0b7a5b"/><path d="M14 44c6 4 12 4 18 0s12-4 18 0" fill="none" stroke="#bff0dc" stroke-width="4" stroke-linecap="round"/><path d="M28 40V22l4-8 4 8v18z" fill="#fff"/><circle cx="32" cy="20" r="2.6" fill="#f5a524"/></svg>`;

export function pictureRoutes({ app, config, database, limits, city }: Shop): void {
  const names = createPictureNames(database);
  for (const kind of Object.keys(KINDS) as PictureKind[])
    app.get(
      `/storage/${kind}/:name`,
      {
        schema: {
          operationId: `picture ${kind}`,
          tags: ['pictures'],
          params: Type.Object({ name: Type.String({ maxLength: 200 }) }),
          querystring: Type.Object({ w: Type.Optional(Type.Integer()) }),
        },
      },
      async (request, reply) => {
        const requestedWidth = request.query.w ?? KINDS[kind].width;
        const width = WIDTHS.find((entry) => entry >= requestedWidth) ?? WIDTHS[WIDTHS.length - 1];
        const { name } = request.params;
        const bytes = (await names.has(kind, name))
          ? await city.picture({ folder: config.dataDir, kind, name, width: width as number }, () =>
              limits.count('drawings', request.place.address),
            )
          : null;
        if (!bytes) throw new DomainError(404, 'picture', 'pictureUnknown');
        return reply.header('cache-control', CACHE_FOR_A_YEAR).type('image/webp').send(bytes);
      },
    );

  app.get(
    '/storage/city.json',
    { schema: { operationId: 'cityMap', tags: ['pictures'] } },
    builtResponse('application/geo+json', 3600, () => JSON.stringify(city.map())),
  );

  app.get(
    '/storage/business/logo.svg',
    { schema: { operationId: 'logo', tags: ['pictures'] } },
    async (_request, reply) => reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(LOGO),
  );
}

/** Customers' pictures under /storage; private ones need a signed URL. */
import Type from 'typebox';
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import { FOLDERS, isPrivate, readImage } from './store';

/** Not stored by browser or proxy caches. */
const NOT_CACHED = 'private, no-store';
const CACHED_FOR_A_YEAR = 'private, max-age=31536000, immutable';
const SignedParameter = Type.Optional(Type.String({ maxLength: 100 }));

export function uploadRoutes({ app, config, urlSigner: addresses }: Shop): void {
  for (const folder of FOLDERS)
    app.get(
      `/storage/${folder}/:name`,
      {
        schema: {
          operationId: `upload ${folder}`,
          tags: ['pictures'],
          ...(isPrivate(folder)
            ? { summary: 'Needs the signed URL from the order or conversation, which expires' }
            : {}),
          params: Type.Object({ name: Type.String({ maxLength: 200 }) }),
          querystring: Type.Object({ expires: SignedParameter, signature: SignedParameter }),
        },
      },
      async ({ params, query }, reply) => {
        const isOpen = !isPrivate(folder);
        void reply.header('cache-control', isOpen ? CACHED_FOR_A_YEAR : NOT_CACHED);
        if (!isOpen && !addresses.isValid(`/storage/${folder}/${params.name}`, query))
          throw new DomainError(403, 'picture', 'pictureEnded');
        const bytes = await readImage(config, folder, params.name);
        if (!bytes) throw new DomainError(404, 'picture', 'pictureUnknown');
        return reply.type('image/webp').send(bytes);
      },
    );
}

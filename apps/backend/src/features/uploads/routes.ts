/** The pictures that customers sent, under /storage. */
import Type from 'typebox';
import type { Shop } from '../../app';
import { Refusal } from '../../refusal';
import { FOLDERS, readImage } from './store';

export function uploadRoutes({ app, config }: Shop): void {
  for (const folder of FOLDERS)
    app.get(
      `/storage/${folder}/:name`,
      {
        schema: {
          operationId: `upload ${folder}`,
          tags: ['pictures'],
          params: Type.Object({ name: Type.String({ maxLength: 200 }) }),
        },
      },
      async ({ params }, reply) => {
        const bytes = await readImage(config, folder, params.name);
        if (!bytes) throw new Refusal(404, 'picture', 'pictureUnknown');
        return reply.header('cache-control', 'private, max-age=31536000, immutable').type('image/webp').send(bytes);
      },
    );
}

/** Customer calls of older clients: the zone, and topics of support conversations. */
import Type from 'typebox';
import { Id, Message, PageQuery, paged, errorResponses, Text } from '@shop/contract/common';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { localize } from '../../present';
import { customerOf } from '../shoppers/caller';

const REASONS = [
  { en: 'A question about my order', ar: 'سؤال عن طلبي' },
  { en: 'A problem with my payment', ar: 'مشكلة في الدفع' },
  { en: 'Something else', ar: 'أمر آخر' },
];

export function legacyCustomerRoutes({ app, db }: Shop): void {
  app.get(
    '/api/v1/customer/update-zone',
    { schema: { operationId: 'updateZone', tags: ['customer'], response: { 200: Message, ...errorResponses } } },
    async ({ place }) => {
      // The zone is part of every request: there is nothing to store.
      await customerOf(db, place);
      return { message: translate('saved', place.language) };
    },
  );
  app.get(
    '/api/v1/customer/automated-message',
    {
      schema: {
        operationId: 'supportReasons',
        tags: ['customer'],
        querystring: Type.Object(PageQuery),
        response: { 200: paged('data', Type.Object({ id: Id, message: Text })), ...errorResponses },
      },
    },
    async ({ place, query: { limit = 10, offset = 1 } }) => {
      await customerOf(db, place);
      const all = REASONS.map((reason, index) => ({ id: index + 1, message: localize(reason, place) }));
      return { total_size: all.length, limit, offset, data: all.slice((offset - 1) * limit, offset * limit) };
    },
  );
}

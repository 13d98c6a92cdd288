/** Cuts searches to what can be searched, before a handler sees them: a search is never refused for its length. */
import type { FastifyServerOptions } from 'fastify';
import Type from 'typebox';
import { searchText } from '@shop/domain/search-text';

const KEYWORD = 'x-search';
/** The schema of a search, in a query or a path. */
export const SearchText = Type.String({ minLength: 1, [KEYWORD]: true });
/** The same for a list that can be searched: empty, it is the whole list. */
export const OptionalSearch = Type.Optional(Type.String({ [KEYWORD]: true }));

/** Where the validated text stands. */
interface Place {
  parentData: Record<string | number, unknown>;
  parentDataProperty: string | number;
}
type Validator = Parameters<NonNullable<NonNullable<FastifyServerOptions['ajv']>['onCreate']>>[0];

/** Teaches the validator the keyword of {@link SearchText}. */
export function cutSearches(validator: Validator): void {
  validator.addKeyword({
    keyword: KEYWORD,
    type: 'string',
    modifying: true,
    validate: (_schema: unknown, text: string, _parentSchema?: unknown, at?: Place) => {
      if (at) at.parentData[at.parentDataProperty] = searchText(text);
      return true;
    },
  });
}

/** Shared parts of the API schemas (contract §1). */
import Type, { type Static, type TSchema } from 'typebox';

export const Flag = Type.Union([Type.Literal(0), Type.Literal(1)]);
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
export const Text = Type.String();
export const Id = Type.Integer();
/** A row id in a request (item, cart line, address); limited to the database's integer range. */
export const RowId = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
/** A number in query or path, sent as text. */
export const Limit = Type.Integer({ minimum: 1, maximum: 200, default: 10 });
/** 1-based page number, not a row offset. */
export const Offset = Type.Integer({ minimum: 1, maximum: 100_000, default: 1 });
export const Latitude = Type.Number({ minimum: -90, maximum: 90 });
export const Longitude = Type.Number({ minimum: -180, maximum: 180 });
export const PageQuery = { limit: Type.Optional(Limit), offset: Type.Optional(Offset) };

/** The common format of an error response (contract §1.3). */
export const Failure = Type.Object(
  { errors: Type.Array(Type.Object({ code: Text, message: Text })), message: Type.Optional(Text) },
  { $id: 'Failure', description: 'Why the call was refused; each entry is a message for the customer.' },
);
export type Failure = Static<typeof Failure>;

export const Message = Type.Object({ message: Text });
export type Message = Static<typeof Message>;

/** Error responses of every route that can reject a request. */
export const errorResponses = {
  400: Failure,
  401: Failure,
  403: Failure,
  404: Failure,
  406: Failure,
  407: Failure,
  408: Failure,
  422: Failure,
  429: Failure,
  500: Failure,
  503: Failure,
};

/** Fields of every page besides its list. */
export const PAGE = { total_size: Type.Integer(), limit: Type.Integer(), offset: Type.Integer() };
export type PageFields = { [Name in keyof typeof PAGE]: Static<(typeof PAGE)[Name]> };

/** A page: `total_size`, the requested paging, and the list under its own key (contract §1.4). */
export const paged = <K extends string, T extends TSchema>(key: K, entry: T) =>
  Type.Object({
    total_size: Type.Integer(),
    limit: Type.Integer(),
    offset: Type.Integer(),
    [key]: Type.Array(entry),
  } as {
    total_size: ReturnType<typeof Type.Integer>;
    limit: ReturnType<typeof Type.Integer>;
    offset: ReturnType<typeof Type.Integer>;
  } & Record<K, ReturnType<typeof Type.Array<T>>>);

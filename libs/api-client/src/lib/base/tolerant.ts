/** The contract's types as decoders read them: names are checked, values are not trusted (decision 098). */

declare const SHAPE: unique symbol;
/** A value of any type, which should be a `T`: `object` and `wires` pass the names of `T` on. */
export type Field<T> = NonNullable<unknown> | null | undefined | { readonly [SHAPE]?: T };

/**
 * An object of the wire: every field may be missing, and of any type. A name that the contract does not know does not compile.
 * Names of older or other backends stand in a type beside their decoder: `Tolerant<WireItem & OtherItem>`.
 */
export type Tolerant<T> = { [Name in keyof T]?: Field<T[Name]> };

/** An object of any names. */
export type AnyNames = Record<string, unknown>;
/** An object of which no name is known: nothing is read from it. */
interface NoNames {
  readonly [SHAPE]?: never;
}
type Named<T> = string extends keyof T ? AnyNames : Tolerant<T>;

/** What a field of type `T` has as an object. */
export type Fields<T> = unknown extends T ? NoNames : Named<Exclude<Extract<T, object>, readonly unknown[]>>;
/** What the entries of a list of type `T` are. */
export type EntryOf<T> = unknown extends T ? unknown : Extract<T, readonly unknown[]>[number];

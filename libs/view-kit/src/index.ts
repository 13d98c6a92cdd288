export { EntryGrid, type EntryGridProps } from './lib/entry-grid';
export { lazyView, type LazyView, type LazyViewOptions } from './lib/lazy-view';
export { QueryState, type QueryLike, type QueryStateProps } from './lib/query-state';
export { Rail, Row, type RailProps, type RowSize } from './lib/rail';
export { SignInFirst, type SignInFirstProps } from './lib/sign-in-first';
export { commonMessages, useCommonMessages } from './messages';

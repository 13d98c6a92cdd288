/**
 * The floor of `npm run bench -- thread`: the markup of a page as Mantine's components, its sections read from RTK Query.
 * It has no behaviour of its own, so what a page costs above it is the shop's.
 */
import { Anchor, Box, MantineProvider, Text, Title, UnstyledButton } from '@mantine/core';
import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { createElement } from 'react';
import { Provider } from 'react-redux';

/** @typedef {string | { tag: string, props: Record<string, unknown>, children: Node[] }} Node */

const api = createApi({
  baseQuery: () => ({ error: 'A floor asks nothing.' }),
  endpoints: (build) => ({ getSection: build.query({ query: (index) => index }) }),
});

/** What draws an element: Mantine's component where it has one that renders a single element, else its box. */
const COMPONENTS = {
  a: (props) => createElement(Anchor, props),
  button: (props) => createElement(UnstyledButton, { ...props, onClick: () => undefined }),
  p: (props) => createElement(Text, props),
  span: (props) => createElement(Text, { ...props, span: true, size: 'sm' }),
  ...Object.fromEntries(
    [1, 2, 3, 4].map((order) => [`h${order}`, (props) => createElement(Title, { ...props, order })]),
  ),
};
/** Elements that a page of the owner's stack writes as they are. */
const PLAIN = /^(svg|path|circle|rect|line|g|use|img|input|option|source|style|template|title|script)$/;

function draw(node, key) {
  if (typeof node === 'string') return node;
  const { tag, props, children } = node;
  const inside = children.length > 0 ? children.map(draw) : undefined;
  const all = { ...props, key, children: inside };
  if (PLAIN.test(tag)) return createElement(tag, all);
  return COMPONENTS[tag]?.(all) ?? createElement(Box, { ...all, component: tag });
}

function Section({ index }) {
  const { data } = api.useGetSectionQuery(index);
  return data ? draw(data) : null;
}

/** @param {Node[]} sections @returns the store's state with each section as a query's answer */
export function stateOf(sections) {
  const store = createStore();
  store.dispatch(
    api.util.upsertQueryEntries(sections.map((value, arg) => ({ endpointName: 'getSection', arg, value }))),
  );
  return store.getState();
}

export const createStore = (preloadedState) =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
    preloadedState,
  });

/** @param count how many sections the state holds */
export function Floor({ store, count }) {
  return createElement(
    Provider,
    { store },
    createElement(
      MantineProvider,
      { withGlobalClasses: false, withCssVariables: false },
      Array.from({ length: count }, (_, index) => createElement(Section, { key: index, index })),
    ),
  );
}

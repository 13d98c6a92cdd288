/** The browser's start of the floor that hydrates a page whole. */
/* global document -- runs in the browser */
import { startTransition, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createStore, Floor } from './thread-floor-app.mjs';

const { state, count } = JSON.parse(document.getElementById('floor-state').textContent);
const store = createStore(state);
const onRecoverableError = (error) => console.error(error);
startTransition(() =>
  hydrateRoot(document.getElementById('root'), createElement(Floor, { store, count }), { onRecoverableError }),
);

/** Lets a part of the shop that loads late see every action, without a word of it in the first view. */
import type { Action, Middleware } from '@reduxjs/toolkit';

let watcher: ((action: Action) => void) | null = null;

/** Calls back after each action. One watcher at a time. @returns stops watching */
export function watchActions(onAction: (action: Action) => void): () => void {
  watcher = onAction;
  return () => {
    if (watcher === onAction) watcher = null;
  };
}

export const watchedActions: Middleware = () => (next) => (action) => {
  const result = next(action);
  watcher?.(action as Action);
  return result;
};

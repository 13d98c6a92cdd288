/** Holds the state of a controlled component, for stories. */
import { useState, type ReactNode } from 'react';

export function Held<T>({ start, children }: { start: T; children: (value: T, set: (value: T) => void) => ReactNode }) {
  const [value, set] = useState(start);
  return children(value, set);
}

/** For stories of what is told its value from outside. */
import { useState, type ReactNode } from 'react';

export function Held<T>({ start, children }: { start: T; children: (value: T, set: (value: T) => void) => ReactNode }) {
  const [value, set] = useState(start);
  return children(value, set);
}

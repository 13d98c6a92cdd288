/** Holds the state of a controlled component, for stories. */
import { useState, type ReactNode } from 'react';

export function WithState<T>({
  initial,
  children,
}: {
  initial: T;
  children: (value: T, set: (value: T) => void) => ReactNode;
}) {
  const [value, set] = useState(initial);
  return children(value, set);
}

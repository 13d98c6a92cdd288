/** A name with the letters that match what was typed, which are heavier. */
import { Fragment } from 'react';
import { Written } from '../written';

export interface MarkedProps {
  text: string;
  /** In order, without overlaps: from a letter to before another, in UTF-16 units. */
  matches?: readonly (readonly [start: number, end: number])[] | undefined;
}

export function Marked({ text, matches = [] }: MarkedProps) {
  const ends = matches.map(([, end]) => end);
  return (
    <Written>
      {matches.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ends[index - 1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </Written>
  );
}

/** A name with the letters that match what was typed, which are heavier. */
import type { Range } from '@shop/domain/search/match-ranges';
import { Written } from '@shop/ui';
import { Fragment } from 'react';

export interface MarkedProps {
  text: string;
  /** In order, without overlaps. */
  matches: readonly Range[];
}

export function Marked({ text, matches }: MarkedProps) {
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

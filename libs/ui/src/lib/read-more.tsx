/** A long text, truncated until expanded (FMT-09, FMT-10). */
import { cut } from '@shop/util';
import { useState } from 'react';
import classes from './read-more.module.css';
import { Written } from './written';

const LIMIT = 70;

export interface ReadMoreProps {
  text: string;
  /** Characters shown before the cut. */
  limit?: number;
  labels: { expand: string; collapse: string };
}

export function ReadMore({ text, limit = LIMIT, labels }: ReadMoreProps) {
  const [isExpanded, setExpanded] = useState(false);
  const short = cut(text, limit);
  if (short === text) return <Written>{text}</Written>;
  return (
    <>
      <Written>{isExpanded ? text : short}</Written>{' '}
      <button
        type="button"
        className={classes.more}
        aria-expanded={isExpanded}
        onClick={() => setExpanded(!isExpanded)}
      >
        {isExpanded ? labels.collapse : labels.expand}
      </button>
    </>
  );
}

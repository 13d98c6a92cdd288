/** In a line of text, in place of a name or an amount that is loading. */
import classes from './word-skeleton.module.css';

/** @param letters about how many the text has */
export const WordSkeleton = ({ letters }: { letters: number }) => (
  <span className={classes.word} style={{ inlineSize: `${letters}ch` }} aria-hidden="true" />
);

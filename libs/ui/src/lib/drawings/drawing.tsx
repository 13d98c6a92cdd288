/**
 * Line drawings of one hand for views without content: one stroke, two tones of the accent. The shapes are in a file that the browser
 * loads when the first is shown; those of failures are here, because they are shown when nothing loads.
 */
import sheet from './drawings.svg?no-inline';
import classes from './drawing.module.css';

/** The drawings of `drawings.svg`, by the id of their symbol. */
export const DRAWINGS = [
  'basket',
  'search',
  'shop',
  'closed',
  'far',
  'map',
  'heart',
  'receipt',
  'bubble',
  'tag',
  'wallet',
  'lost',
  'person',
  'parcel',
] as const;

const AT_HAND = {
  /** A plug out of its socket: something failed, try again. */
  failed: (
    <>
      <path
        fill="none"
        d="M28 66c-18 0-8 42 10 42M132 66c18 0 8 42-10 42M66 57h10M66 75h10M74 40l-6-9M84 36V24M94 40l6-9"
      />
      <path d="M66 46v40H46a20 20 0 0 1 0-40z" />
      <path fill="currentColor" d="M96 46v40h18a20 20 0 0 0 0-40z" />
    </>
  ),
  /** A cloud and the waves that do not reach it. */
  offline: (
    <>
      <path d="M50 86a21 21 0 0 1-3-42 33 33 0 0 1 63-5 24 24 0 0 1 2 47z" />
      <path fill="none" d="M60 61a28 28 0 0 1 40 0M69 70a15 15 0 0 1 22 0M80 78h.1M54 100 112 28" />
    </>
  ),
};

export type DrawingName = (typeof DRAWINGS)[number] | keyof typeof AT_HAND;

export interface DrawingProps {
  name: DrawingName;
  /** For a part of a page: two thirds of the size. */
  small?: boolean;
}

const isAtHand = (name: DrawingName): name is keyof typeof AT_HAND => name in AT_HAND;

/** Decoration: the text beside it says what happened. Its box has its size before the shapes load. */
export function Drawing({ name, small = false }: DrawingProps) {
  return (
    <svg className={`${classes.drawing} ${small ? classes.small : ''}`} viewBox="0 0 160 120" aria-hidden="true">
      <path className={classes.ground} d="M82 6c36-3 62 20 62 52 0 24-12 50-64 50S14 92 14 62 46 9 82 6z" />
      <path d="M20 108h120" />
      {isAtHand(name) ? AT_HAND[name] : <use href={`${sheet}#${name}`} />}
    </svg>
  );
}

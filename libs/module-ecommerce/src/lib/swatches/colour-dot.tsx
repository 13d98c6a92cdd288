/** A colour of goods. Its value comes from the backend, and nowhere else. */
import type { CSSProperties } from 'react';
import classes from './swatches.module.css';

/** @param size 'sm' on cards, 'lg' where it is chosen */
export const ColourDot = ({ colour, size }: { colour: string; size: 'sm' | 'lg' }) => (
  <span
    className={classes.dot}
    data-size={size}
    aria-hidden="true"
    style={{ '--swatch-colour': colour } as CSSProperties}
  />
);

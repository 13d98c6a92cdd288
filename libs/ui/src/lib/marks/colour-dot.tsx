/** A colour of goods. Its name stands beside it. */
import type { CSSProperties } from 'react';
import classes from './colour-dot.module.css';

export interface ColourDotProps {
  /** '#rrggbb' */
  colour: string;
  /** 'sm' on cards, 'md' in filters, 'lg' where it is chosen. */
  size: 'sm' | 'md' | 'lg';
}

export const ColourDot = ({ colour, size }: ColourDotProps) => (
  <span
    className={classes.dot}
    data-size={size}
    aria-hidden="true"
    style={{ '--swatch-colour': colour } as CSSProperties}
  />
);

/** A round press of 44 px that shows a symbol alone: a button, or the class of a link. Its name is its `aria-label`. */
import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

export interface IconButtonProps extends ComponentProps<'button'> {
  variant?: 'subtle' | 'default' | 'filled';
  'aria-label': string;
}

export function IconButton({ variant = 'subtle', className, type = 'button', ...rest }: IconButtonProps) {
  return <button {...rest} type={type} className={`${classes.button} ${className ?? ''}`} data-variant={variant} />;
}

/** The same for a link. */
export const iconLink: string = classes.button ?? '';

/** A round button of 44 px with an icon only. `aria-label` names it. */
import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

export interface IconButtonProps extends ComponentProps<'button'> {
  variant?: 'subtle' | 'default' | 'filled';
  'aria-label': string;
}

export function IconButton({ variant = 'subtle', className, type = 'button', ...rest }: IconButtonProps) {
  return <button {...rest} type={type} className={`${classes.button} ${className ?? ''}`} data-variant={variant} />;
}

/** The same look, as a class for a link. */
export const iconLink: string = classes.button ?? '';

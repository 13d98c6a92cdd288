/**
 * Links and buttons to continue from an empty state: the likeliest filled, the others beside it. No page or list is a
 * dead end.
 */
import { Button } from '../button';
import { Link } from 'react-router-dom';
import classes from './states.module.css';

export interface EmptyStateAction {
  label: string;
  /** A path in the shop; without one it is a button. */
  to?: string;
  /** Runs on a press: closes a drawer, resets a filter. */
  onClick?: () => void;
}

function ActionButton({ label, to, onClick, variant }: EmptyStateAction & { variant: 'filled' | 'default' }) {
  return to === undefined ? (
    <Button variant={variant} onClick={onClick}>
      {label}
    </Button>
  ) : (
    <Button variant={variant} component={Link} to={to} onClick={onClick}>
      {label}
    </Button>
  );
}

export function EmptyStateActions({ actions }: { actions: readonly EmptyStateAction[] }) {
  return (
    <div className={classes.actions}>
      {actions.map((action, index) => (
        <ActionButton key={action.label} {...action} variant={index === 0 ? 'filled' : 'default'} />
      ))}
    </div>
  );
}

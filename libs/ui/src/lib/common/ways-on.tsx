/**
 * Links and buttons to continue from an empty state: the likeliest filled, the others beside it. No page or list is a
 * dead end.
 */
import { Button } from '../button';
import { Link } from 'react-router-dom';
import classes from './states.module.css';

export interface Way {
  words: string;
  /** A path in the shop; without one it is a button. */
  to?: string;
  /** Runs on a press: closes a drawer, resets a filter. */
  onGo?: () => void;
}

export function WaysOn({ ways }: { ways: readonly Way[] }) {
  return (
    <div className={classes.ways}>
      {ways.map(({ words, to, onGo }, index) => {
        const variant = index === 0 ? 'filled' : 'default';
        return to === undefined ? (
          <Button key={words} variant={variant} onClick={onGo}>
            {words}
          </Button>
        ) : (
          <Button key={words} variant={variant} component={Link} to={to} onClick={onGo}>
            {words}
          </Button>
        );
      })}
    </div>
  );
}

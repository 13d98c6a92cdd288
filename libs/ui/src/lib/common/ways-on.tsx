/** Where to go on from where there is nothing: the likeliest way as a filled button, others beside it. No page and no list is a dead end. */
import { Button } from '../button';
import { Link } from 'react-router-dom';
import classes from './states.module.css';

export interface Way {
  words: string;
  /** An address of the shop; without one it is a press alone. */
  to?: string;
  /** What else a press does: closes a drawer, takes a filter back. */
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

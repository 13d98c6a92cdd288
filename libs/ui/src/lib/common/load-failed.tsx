/** The error state of a failed request: what happened, with a Retry button. */
import { Link } from 'react-router-dom';
import { Button } from '../button';
import { Text, Title } from '../text';
import classes from './states.module.css';
import { Drawing } from '../drawings/drawing';
import { Written } from '../written';

export interface LoadFailedProps {
  title: string;
  text?: string;
  retryLabel: string;
  onRetry: () => void;
  /** It stands where a page or a drawer has its content. A part in a row or a menu has no room for the drawing. */
  isWhole?: boolean;
  /** Another way out, beside Retry: a link. */
  homeLabel?: string;
  homePath?: string;
}

/** What happened, with a Retry button (ERR-03). */
export function LoadFailed({
  title,
  text,
  retryLabel,
  onRetry,
  homeLabel,
  homePath,
  isWhole = homePath !== undefined,
}: LoadFailedProps) {
  return (
    <div className={classes.state} role="alert">
      {isWhole ? <Drawing name="failed" small /> : null}
      <Title order={2} size="h3">
        <Written>{title}</Written>
      </Title>
      {text ? (
        <Text c="dimmed">
          <Written>{text}</Written>
        </Text>
      ) : null}
      <div className={classes.actions}>
        <Button variant={isWhole ? 'filled' : 'default'} onClick={onRetry}>
          {retryLabel}
        </Button>
        {homePath ? (
          <Button variant="default" component={Link} to={homePath}>
            {homeLabel}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The error state of a failed request: what happened, with a Retry button. */
import { Button } from '../button';
import { Text, Title } from '../text';
import classes from './states.module.css';
import { Written } from '../written';

export interface LoadFailedProps {
  title: string;
  text?: string;
  retryLabel: string;
  onRetry: () => void;
}

/** What happened, with a Retry button (ERR-03). */
export function LoadFailed({ title, text, retryLabel, onRetry }: LoadFailedProps) {
  return (
    <div className={classes.state} role="alert">
      <Title order={2} size="h3">
        <Written>{title}</Written>
      </Title>
      {text ? (
        <Text c="dimmed">
          <Written>{text}</Written>
        </Text>
      ) : null}
      <Button variant="default" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}

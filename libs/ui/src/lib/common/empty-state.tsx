/** The empty or not-found state: a drawing, an explanation, and links to continue. */
import { Text, Title } from '../text';
import type { ReactNode } from 'react';
import classes from './states.module.css';
import { EmptyStateActions, type EmptyStateAction } from './empty-state-actions';
import { Drawing, type DrawingName } from '../drawings/drawing';
import { Written } from '../written';

export interface EmptyStateProps {
  title: string;
  text?: string;
  /** Links and buttons to continue, the likeliest first. */
  actions?: readonly EmptyStateAction[];
  /** Custom content: a single button, or what follows the links. */
  action?: ReactNode;
  drawing?: DrawingName;
}

export function EmptyState({ title, text, actions, action, drawing = 'basket' }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <Drawing name={drawing} />
      <Title order={2} size="h3">
        <Written>{title}</Written>
      </Title>
      {text ? (
        <Text c="dimmed">
          <Written>{text}</Written>
        </Text>
      ) : null}
      {actions ? <EmptyStateActions actions={actions} /> : null}
      {action}
    </div>
  );
}

/** The empty or not-found state: a drawing, an explanation, and links to continue. */
import { Text, Title } from '../text';
import type { ReactNode } from 'react';
import classes from './states.module.css';
import { EmptyStateActions, type EmptyStateAction } from './empty-state-actions';
import { Written } from '../written';

export const DRAWINGS = {
  basket: <path d="M22 52h76l-9 44H31zM40 52l14-28M80 52 66 24M44 64v20M60 64v20M76 64v20" />,
  map: <path d="M14 34l30-10 32 10 30-10v66l-30 10-32-10-30 10zM44 24v66M76 34v66M60 46a10 10 0 1 0 .1 0M60 66l0 8" />,
  heart: <path d="M60 92C30 72 22 58 22 46a19 19 0 0 1 38-4 19 19 0 0 1 38 4c0 12-8 26-38 46z" />,
  receipt: <path d="M36 22h48v76l-8-6-8 6-8-6-8 6-8-6-8 6zM48 42h24M48 56h24M48 70h14" />,
  bubble: <path d="M24 32h72v44H58L40 92V76H24zM42 48h36M42 60h22" />,
  tag: <path d="M26 28h32l38 38-30 30-40-38zM43 42a5 5 0 1 0 .1 0M56 70l14-14" />,
  wallet: (
    <path d="M24 42h66a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6zM24 42l52-16v16M96 58H78a9 9 0 0 0 0 18h18" />
  ),
  compass: <path d="M60 24a36 36 0 1 0 .1 0M76 44l-9 23-23 9 9-23z" />,
  search: <path d="M54 24a28 28 0 1 0 .1 0M75 73l24 24M44 52h20" />,
};
type Drawing = keyof typeof DRAWINGS;

export interface EmptyStateProps {
  title: string;
  text?: string;
  /** Links and buttons to continue, the likeliest first. */
  actions?: readonly EmptyStateAction[];
  /** Custom content: a single button, or what follows the links. */
  action?: ReactNode;
  drawing?: Drawing;
}

export function EmptyState({ title, text, actions, action, drawing = 'basket' }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <svg className={classes.drawing} viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="56" />
        {DRAWINGS[drawing]}
      </svg>
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

/** The card of every account page: title, form, server errors and links to other pages. */
import { Text, Title, Written } from '@shop/ui';
import type { FormEventHandler, ReactNode } from 'react';
import classes from './auth-card.module.css';

export interface AuthCardProps {
  title: string;
  text?: string;
  /** Messages of the server, all shown (AUTH-07). */
  refused: readonly string[];
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
  /** Links below the form. */
  elsewhere: ReactNode;
}

export function AuthCard({ title, text, refused, onSubmit, children, elsewhere }: AuthCardProps) {
  return (
    <div className={classes.page}>
      <form className={classes.card} noValidate onSubmit={onSubmit} aria-label={title}>
        <Title order={1} size="h2">
          {title}
        </Title>
        {text ? <Text c="dimmed">{text}</Text> : null}
        {refused.length > 0 ? (
          <div role="alert" className={classes.error}>
            {refused.map((message) => (
              <p key={message}>
                <Written>{message}</Written>
              </p>
            ))}
          </div>
        ) : null}
        {children}
        <div className={classes.elsewhere}>{elsewhere}</div>
      </form>
    </div>
  );
}

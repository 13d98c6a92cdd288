/** The card of every account page: title, form, server errors and links to other pages. */
import { Text, Title, Written } from '@shop/ui';
import type { FormEventHandler, ReactNode } from 'react';
import classes from './auth-card.module.css';

export interface AuthCardProps {
  title: string;
  text?: string;
  /** Messages of the server, all shown (AUTH-07). */
  serverErrors: readonly string[];
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
  /** Links below the form. */
  links: ReactNode;
  /** What stands beside the form on wide screens, below it on phones. */
  beside?: ReactNode;
}

export function AuthCard({ title, text, serverErrors, onSubmit, children, links, beside }: AuthCardProps) {
  return (
    <div className={classes.page}>
      <form className={classes.card} noValidate onSubmit={onSubmit} aria-label={title}>
        <Title order={1}>{title}</Title>
        {text ? <Text c="dimmed">{text}</Text> : null}
        {serverErrors.length > 0 ? (
          <div role="alert" className={classes.error}>
            {serverErrors.map((message) => (
              <Written as="p" key={message}>
                {message}
              </Written>
            ))}
          </div>
        ) : null}
        {children}
        <div className={classes.links}>{links}</div>
      </form>
      {beside}
    </div>
  );
}

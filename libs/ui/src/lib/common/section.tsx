/** A section of a page with a heading and at most one link to more. */
import { Text, Title } from '../text';
import { useId, type ReactNode } from 'react';
import classes from './section.module.css';
import { Written } from '../written';

/** Class of the link to more. */
export const onwardLink = classes.onward ?? '';

export interface SectionProps {
  title: string;
  /** Why the section is shown. */
  subtitle?: string;
  /** The title is for screen readers: the content speaks for itself. */
  hidesTitle?: boolean;
  more?: ReactNode;
  children: ReactNode;
}

export function Section({ title, subtitle, hidesTitle = false, more, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id} data-untitled={hidesTitle || undefined}>
      <header className={classes.head}>
        <div>
          <Title order={2} size="h2" id={id}>
            <Written>{title}</Written>
          </Title>
          {subtitle ? (
            <Text c="dimmed" size="sm">
              <Written>{subtitle}</Written>
            </Text>
          ) : null}
        </div>
        {more}
      </header>
      {children}
    </section>
  );
}

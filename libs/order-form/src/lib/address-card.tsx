/** A card of an address or contact, with an edit button. */
import { IconButton, Written } from '@shop/ui';
import { IconEdit } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './address-card.module.css';

export interface AddressCardProps {
  icon: ReactNode;
  title: string;
  /** Lines below the title; empty ones are left out. */
  lines: readonly string[];
  /** Errors, shown below; they mark the edit button as invalid. */
  errors?: readonly string[];
  editLabel: string;
  onEdit: () => void;
  children?: ReactNode;
}

export function AddressCard({ icon, title, lines, errors = [], editLabel, onEdit, children }: AddressCardProps) {
  return (
    <div className={classes.card} data-invalid={errors.length > 0 || undefined}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={classes.content}>
        <Written as="strong">{title}</Written>
        {lines.filter(Boolean).map((line) => (
          <Written as="span" key={line}>
            {line}
          </Written>
        ))}
        {errors.length > 0 ? (
          <div role="alert" className={classes.errors}>
            {errors.map((error) => (
              <Written as="p" key={error}>
                {error}
              </Written>
            ))}
          </div>
        ) : null}
      </div>
      <IconButton aria-label={editLabel} aria-invalid={errors.length > 0 || undefined} onClick={onEdit}>
        <IconEdit size={20} aria-hidden="true" />
      </IconButton>
      {children ? <div className={classes.more}>{children}</div> : null}
    </div>
  );
}

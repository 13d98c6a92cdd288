/** A chosen value with a remove button. Import it in a lazy component. */
import { Pill } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import classes from './removable-pill.module.css';
import { Written } from './written';

export interface RemovablePillProps {
  children: string;
  /** Accessible name of the remove button. */
  removeLabel: string;
  onRemove: () => void;
}

export function RemovablePill({ children, removeLabel, onRemove }: RemovablePillProps) {
  return (
    <Pill
      className={classes.pill ?? ''}
      withRemoveButton
      onRemove={onRemove}
      removeButtonProps={{
        'aria-label': removeLabel,
        'aria-hidden': false,
        tabIndex: 0,
        className: classes.remove ?? '',
      }}
    >
      <Written>{children}</Written>
    </Pill>
  );
}

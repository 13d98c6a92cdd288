/** A button with a panel below it. Escape and a press outside close it; Escape returns the focus to the button. */
import '@mantine/core/styles/UnstyledButton.layer.css';
import { UnstyledButton } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { useId, useRef, useState, type ReactNode } from 'react';
import classes from './disclosure.module.css';

const OUTSIDE = ['pointerdown'];

export interface DisclosureProps {
  /** Content of the button. */
  face: ReactNode;
  /** Accessible name, needed when the face has no text. */
  label?: string;
  align?: 'start' | 'end';
  /** Receives a function that closes the panel. */
  children: (close: () => void) => ReactNode;
}

export function Disclosure({ face, label, align = 'start', children }: DisclosureProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const box = useClickOutside<HTMLDivElement>(() => setOpen(false), OUTSIDE, undefined, open);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes from anywhere inside
    <div
      ref={box}
      className={classes.box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <UnstyledButton
        ref={button}
        className={classes.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {face}
      </UnstyledButton>
      <div id={id} className={classes.panel} data-align={align} hidden={!open}>
        {open ? children(() => setOpen(false)) : null}
      </div>
    </div>
  );
}

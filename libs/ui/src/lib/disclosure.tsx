/** A button with a panel below it: Escape and a press outside close it, the focus returns to the button. */
import { UnstyledButton } from '@mantine/core';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import classes from './disclosure.module.css';

export interface DisclosureProps {
  /** What the button shows. */
  face: ReactNode;
  /** Needed where the face has no words. */
  label?: string;
  align?: 'start' | 'end';
  /** Gets what closes the panel. */
  children: (close: () => void) => ReactNode;
}

export function Disclosure({ face, label, align = 'start', children }: DisclosureProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: PointerEvent) => (box.current?.contains(event.target as Node) ? undefined : setOpen(false));
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
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

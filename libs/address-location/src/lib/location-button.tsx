/** The location in the header, and its popover: saved addresses, or the map (LOC-01 to LOC-04). */
import { Button, Text, UnstyledButton } from '@mantine/core';
import type { Place } from '@shop/domain';
import { IconChevronDown, IconMapPin } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import classes from './location-button.module.css';
import { usePlaceText } from './texts';

export interface LocationButtonProps {
  place: Place | null;
  onPickFromMap: () => void;
}

export function LocationButton({ place, onPickFromMap }: LocationButtonProps) {
  const t = usePlaceText();
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
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <IconMapPin size={18} aria-hidden="true" />
        <span className={classes.address}>{place ? place.address : t('button.choose')}</span>
        <IconChevronDown size={16} aria-hidden="true" />
      </UnstyledButton>
      <div id={id} className={classes.popover} hidden={!open}>
        <Text fw={650}>{t('popover.saved')}</Text>
        <Text size="sm" c="dimmed">
          {t('popover.signIn')}
        </Text>
        <Button
          fullWidth
          onClick={() => {
            setOpen(false);
            onPickFromMap();
          }}
        >
          {t('popover.pick')}
        </Button>
      </div>
    </div>
  );
}

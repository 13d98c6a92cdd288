/**
 * A drawer from the side with a head, a scrolling body and a fixed foot. Loaded with the first press: import it in a
 * lazy component.
 */
import type { ReactNode } from 'react';
import { useReturnFocus } from '../dialog/use-return-focus';
import { Drawer } from '../drawer';
import classes from './side-sheet.module.css';
import { Title } from '../text';

export interface SideSheetProps {
  /** Accessible name, and the heading unless `heading` is given. */
  title: string;
  /** Replaces the title as the visible heading. */
  heading?: ReactNode;
  closeLabel: string;
  /** When given, the sheet stays mounted and slides out as this turns false. By default it is open while mounted. */
  opened?: boolean;
  /** `bottom`: a sheet over the lower part of a phone. */
  from?: 'side' | 'bottom';
  /** CSS pixels; on a phone it is as wide as the screen. */
  width?: number;
  onClose: () => void;
  foot?: ReactNode;
  children: ReactNode;
}

export function SideSheet({
  title,
  heading = title,
  closeLabel,
  opened = true,
  from = 'side',
  width = 420,
  onClose,
  foot,
  children,
}: SideSheetProps) {
  useReturnFocus(opened);
  const isBottom = from === 'bottom';
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position={isBottom ? 'bottom' : 'right'}
      size={isBottom ? '75%' : width}
      transitionProps={{ duration: 140 }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={title} data-from={from} className={classes.sheet ?? ''}>
        <div className={classes.content}>
          <div className={classes.head}>
            <Title order={2} size="h3">
              {heading}
            </Title>
            <Drawer.CloseButton size={44} radius="xl" aria-label={closeLabel} />
          </div>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard */}
          <div className={classes.body} tabIndex={0}>
            {children}
          </div>
          {foot ? <div className={classes.foot}>{foot}</div> : null}
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}

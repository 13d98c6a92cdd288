/** A sheet from the side with a head, what scrolls, and a foot that stays. It comes with the first press: import it in a lazy part. */
import type { ReactNode } from 'react';
import { Drawer } from '../drawer';
import classes from './side-sheet.module.css';
import { Title } from '../text';

export interface SideSheetProps {
  /** What it is, to assistive technology; its heading where there is no other. */
  title: string;
  /** What stands above it in place of the title. */
  heading?: ReactNode;
  closeLabel: string;
  /** Given: it stays in the page, and slides out when this turns false. Otherwise it is open as long as it is there. */
  opened?: boolean;
  /** CSS pixels; a phone shows it as wide as itself. */
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
  width = 420,
  onClose,
  foot,
  children,
}: SideSheetProps) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="right" size={width} transitionProps={{ duration: 140 }}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={title}>
        <div className={classes.content}>
          <header className={classes.head}>
            <Title order={2} size="h3">
              {heading}
            </Title>
            <Drawer.CloseButton size={44} radius="xl" aria-label={closeLabel} />
          </header>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard */}
          <div className={classes.body} tabIndex={0}>
            {children}
          </div>
          {foot ? <footer className={classes.foot}>{foot}</footer> : null}
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}

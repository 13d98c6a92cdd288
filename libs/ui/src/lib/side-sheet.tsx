/** A sheet from the side with a head, what scrolls, and a foot that stays. It comes with the first press: import it in a lazy part. */
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './side-sheet.module.css';

export interface SideSheetProps {
  title: string;
  closeLabel: string;
  opened: boolean;
  onClose: () => void;
  foot: ReactNode;
  children: ReactNode;
}

export function SideSheet({ title, closeLabel, opened, onClose, foot, children }: SideSheetProps) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="right" size={420} transitionProps={{ duration: 140 }}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={title}>
        <div className={classes.content}>
          <header className={classes.head}>
            <Title order={2} size="h3">
              {title}
            </Title>
            <Drawer.CloseButton size={44} radius="xl" aria-label={closeLabel} />
          </header>
          <div className={classes.body}>{children}</div>
          <footer className={classes.foot}>{foot}</footer>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}

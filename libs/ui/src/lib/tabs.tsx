/** Tabs with one panel each; arrow keys switch, mirrored right-to-left. */
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import { Tabs as MantineTabs } from '@mantine/core';

export type { TabsProps } from '@mantine/core';

export const Tabs = MantineTabs;

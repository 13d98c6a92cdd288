/** The browser's own select: familiar on phones. */
import '@mantine/core/styles/Input.layer.css';
import { NativeSelect as MantineNativeSelect } from '@mantine/core';

export type { NativeSelectProps } from '@mantine/core';

export const NativeSelect = MantineNativeSelect;

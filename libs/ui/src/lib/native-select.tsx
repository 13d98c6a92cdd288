/** One of a few, chosen in the list of the browser: on phones it is the one that people know. */
import '@mantine/core/styles/Input.layer.css';
import { NativeSelect as MantineNativeSelect } from '@mantine/core';

export type { NativeSelectProps } from '@mantine/core';

export const NativeSelect = MantineNativeSelect;

/** The frame of a field around an element of one's own: label, description, error. */
import '@mantine/core/styles/Input.layer.css';
import { InputBase as MantineInputBase } from '@mantine/core';

export type { InputBaseProps } from '@mantine/core';

export const InputBase = MantineInputBase;

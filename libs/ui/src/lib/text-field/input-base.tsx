/** The frame of a form field around a custom element: label, description, error. */
import '@mantine/core/styles/Input.layer.css';
import { InputBase as MantineInputBase } from '@mantine/core';

export type { InputBaseProps } from '@mantine/core';

export const InputBase = MantineInputBase;

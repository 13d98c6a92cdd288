/** A multi-line text field that grows with its text. */
import '@mantine/core/styles/Input.layer.css';
import { Textarea as MantineTextarea } from '@mantine/core';

export type { TextareaProps } from '@mantine/core';

export const Textarea = MantineTextarea;

/** A field of as many lines as are written. */
import '@mantine/core/styles/Input.layer.css';
import { Textarea as MantineTextarea } from '@mantine/core';

export type { TextareaProps } from '@mantine/core';

export const Textarea = MantineTextarea;

/** A field of one line. `error` is told below it and to assistive technology. */
import '@mantine/core/styles/Input.layer.css';
import { TextInput as MantineTextInput } from '@mantine/core';

export type { TextInputProps } from '@mantine/core';

export const TextInput = MantineTextInput;

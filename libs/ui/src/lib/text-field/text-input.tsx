/** A one-line text field. `error` is shown below and announced. */
import '@mantine/core/styles/Input.layer.css';
import { TextInput as MantineTextInput } from '@mantine/core';

export type { TextInputProps } from '@mantine/core';

export const TextInput = MantineTextInput;

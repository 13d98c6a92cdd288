/** A one-time code field with one box per digit; the whole code can be pasted. */
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PinInput.layer.css';
import { PinInput as MantinePinInput } from '@mantine/core';

export type { PinInputProps } from '@mantine/core';

export const PinInput = MantinePinInput;

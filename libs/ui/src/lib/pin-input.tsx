/** A code of a few digits, one box each; it can be pasted whole. */
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PinInput.layer.css';
import { PinInput as MantinePinInput } from '@mantine/core';

export type { PinInputProps } from '@mantine/core';

export const PinInput = MantinePinInput;

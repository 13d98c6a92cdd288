/** A box to tick, with its label beside it. */
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox as MantineCheckbox } from '@mantine/core';

export type { CheckboxProps } from '@mantine/core';

export const Checkbox = MantineCheckbox;

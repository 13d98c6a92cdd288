/** A checkbox in a line of touch-target height. */
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox as MantineCheckbox, type CheckboxProps } from '@mantine/core';
import { CHOICE } from './choice';

export type { CheckboxProps };

export const Checkbox = (props: CheckboxProps) => <MantineCheckbox {...CHOICE} radius="sm" {...props} />;

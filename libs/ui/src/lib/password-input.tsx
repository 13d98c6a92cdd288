/** A password field with a button that shows the text. */
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput as MantinePasswordInput } from '@mantine/core';
import classes from './password-input.module.css';

export type { PasswordInputProps } from '@mantine/core';

export const PasswordInput = MantinePasswordInput.withProps({ classNames: { visibilityToggle: classes.toggle } });

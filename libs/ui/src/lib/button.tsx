/** The shop's button. `component={Link}` renders a link that looks like one. */
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button as MantineButton } from '@mantine/core';

export type { ButtonProps } from '@mantine/core';

export const Button = MantineButton;

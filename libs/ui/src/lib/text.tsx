/** A paragraph and a heading. */
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { Text as MantineText, Title as MantineTitle } from '@mantine/core';

export type { TextProps, TitleProps } from '@mantine/core';

export const Text = MantineText;
export const Title = MantineTitle;

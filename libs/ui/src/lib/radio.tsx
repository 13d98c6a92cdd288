/** One of several: `Radio.Group` around them holds which. */
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio as MantineRadio } from '@mantine/core';

export type { RadioProps } from '@mantine/core';

export const Radio = MantineRadio;

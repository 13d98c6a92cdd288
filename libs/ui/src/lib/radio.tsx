/** One of several, each in a line as high as a finger. `RadioGroup` around them holds which, and what they are about. */
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio as MantineRadio, type RadioProps } from '@mantine/core';
import { CHOICE } from './filters/choice';

export type { RadioProps };

export const Radio = (props: RadioProps) => <MantineRadio {...CHOICE} {...props} />;
export const RadioGroup = MantineRadio.Group;

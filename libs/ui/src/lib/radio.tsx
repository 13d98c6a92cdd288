/** A radio button in a line of touch-target height. `RadioGroup` holds the value and the label of the group. */
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio as MantineRadio, type RadioProps } from '@mantine/core';
import { CHOICE } from './filters/choice';

export type { RadioProps };

export const Radio = (props: RadioProps) => <MantineRadio {...CHOICE} {...props} />;
export const RadioGroup = MantineRadio.Group;

/** A link within words; `component={Link}` for one of the shop. */
import '@mantine/core/styles/Anchor.layer.css';
import { Anchor as MantineAnchor } from '@mantine/core';

export type { AnchorProps } from '@mantine/core';

export const Anchor = MantineAnchor;

/** A segmented control of a few options: one is selected, or none. Import it in a lazy component. */
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './segments.module.css';
import { Written } from './written';

export interface Segment {
  value: string;
  /** Read out when the face has no text. */
  name: string;
  face?: ReactNode;
}
export interface SegmentsProps {
  label: string;
  segments: readonly Segment[];
  /** null: nothing is selected. */
  value: string | null;
  onChange: (value: string) => void;
  wide?: boolean;
}

export function Segments({ label, segments, value, onChange, wide = false }: SegmentsProps) {
  return (
    <SegmentedControl
      aria-label={label}
      classNames={{ root: classes.root ?? '', label: classes.label ?? '' }}
      fullWidth={wide}
      radius="xl"
      withItemsBorders={false}
      value={value ?? ''}
      onChange={onChange}
      data={segments.map(({ value: id, name, face }) => ({
        value: id,
        label: face ? (
          <>
            <span aria-hidden="true" className={classes.face}>
              {face}
            </span>
            <Written as="span" className={classes.name}>
              {name}
            </Written>
          </>
        ) : (
          name
        ),
      }))}
    />
  );
}

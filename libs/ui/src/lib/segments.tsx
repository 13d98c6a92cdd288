/** A few choices in one row, of which one is taken or none. It comes with the part that needs it: import it in a lazy one. */
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './segments.module.css';
import { Written } from './written';

export interface Segment {
  value: string;
  /** Read out where the face is no words. */
  name: string;
  face?: ReactNode;
}
export interface SegmentsProps {
  label: string;
  segments: readonly Segment[];
  /** null: none is taken. */
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

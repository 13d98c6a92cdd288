/** A slider with two thumbs that keep a minimum distance, by pointer and keyboard. Import it in a lazy component. */
import '@mantine/core/styles/Slider.layer.css';
import { RangeSlider } from '@mantine/core';
import { useState } from 'react';
import classes from './range-field.module.css';

export type Range = [low: number, high: number];
export interface RangeFieldProps {
  /** Accessible names of the thumbs. */
  labels: { low: string; high: string };
  min: number;
  max: number;
  value: Range;
  /** Minimum distance of the thumbs. */
  minSpan: number;
  /** Formats a value, for display and assistive technology. */
  formatValue: (value: number) => string;
  /** Called when a thumb was released or moved by a key. */
  onChange: (value: Range) => void;
}

export function RangeField({ labels, min, max, value, minSpan, formatValue, onChange }: RangeFieldProps) {
  // The value during a drag; dropped when `value` changes.
  const [held, setHeld] = useState<{ of: string; value: Range } | null>(null);
  const of = value.join();
  const [low, high] = held?.of === of ? held.value : value;
  return (
    <div className={classes.field}>
      <RangeSlider
        classNames={{
          root: classes.slider ?? '',
          track: classes.track ?? '',
          bar: classes.bar ?? '',
          thumb: classes.thumb ?? '',
        }}
        min={min}
        max={max}
        step={1}
        minRange={minSpan}
        value={[low, high]}
        label={null}
        thumbSize={26}
        thumbFromLabel={labels.low}
        thumbToLabel={labels.high}
        thumbValueText={formatValue}
        onChange={(next) => setHeld({ of, value: next })}
        onChangeEnd={onChange}
      />
      <p className={classes.ends} aria-hidden="true">
        <bdi>{formatValue(low)}</bdi>
        <bdi>{formatValue(high)}</bdi>
      </p>
    </div>
  );
}

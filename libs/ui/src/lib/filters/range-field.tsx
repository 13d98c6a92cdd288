/** A slider with two ends that stay apart, by pointer and by keys. It comes with the part that needs it: import it in a lazy one. */
import '@mantine/core/styles/Slider.layer.css';
import { RangeSlider } from '@mantine/core';
import { useState } from 'react';
import classes from './range-field.module.css';

export type Range = [low: number, high: number];
export interface RangeFieldProps {
  /** Of its two ends. */
  labels: { low: string; high: string };
  min: number;
  max: number;
  value: Range;
  /** The two ends are never nearer. */
  leastSpan: number;
  /** An end as it is read out and shown. */
  say: (value: number) => string;
  /** An end was let go, or moved by a key. */
  onChange: (value: Range) => void;
}

export function RangeField({ labels, min, max, value, leastSpan, say, onChange }: RangeFieldProps) {
  // While an end is held it stands where the finger is; what it was told before is over with the next value.
  const [held, setHeld] = useState<{ of: string; value: Range } | null>(null);
  const of = value.join();
  const [low, high] = held?.of === of ? held.value : value;
  return (
    <div className={classes.field}>
      <RangeSlider
        classNames={{ root: classes.slider ?? '', thumb: classes.thumb ?? '' }}
        min={min}
        max={max}
        step={1}
        minRange={leastSpan}
        value={[low, high]}
        label={null}
        thumbSize={26}
        thumbFromLabel={labels.low}
        thumbToLabel={labels.high}
        thumbValueText={say}
        onChange={(next) => setHeld({ of, value: next })}
        onChangeEnd={onChange}
      />
      <p className={classes.ends} aria-hidden="true">
        <bdi>{say(low)}</bdi>
        <bdi>{say(high)}</bdi>
      </p>
    </div>
  );
}

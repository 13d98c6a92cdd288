/**
 * Five stars, filled to the half, for a single review; cards use the compact `Rating`. Renders block elements: not
 * allowed in a paragraph.
 */
import '@mantine/core/styles/Rating.layer.css';
import { Rating as MantineRating } from '@mantine/core';

export interface StarsProps {
  /** 0 to 5. */
  value: number;
  label: string;
}

export function Stars({ value, label }: StarsProps) {
  return (
    <span role="img" aria-label={label}>
      <MantineRating readOnly value={value} fractions={2} color="var(--shop-star)" aria-hidden="true" />
    </span>
  );
}

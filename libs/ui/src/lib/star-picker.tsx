/**
 * One to five stars to choose: radio buttons of the browser under the stars, so that arrow keys, screen readers and forced colours
 * work. Mantine's rating takes a key more, and announces a sixth choice of none.
 */
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './star-picker.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

export interface StarPickerProps {
  /** What is rated. */
  label: string;
  /** 0: nothing chosen yet. */
  value: number;
  onChange: (stars: number) => void;
  /** Name of a choice: '4 stars'. */
  nameOf: (stars: number) => string;
  disabled?: boolean;
}

export function StarPicker({ label, value, onChange, nameOf, disabled = false }: StarPickerProps) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.picker}>
      {STARS.map((stars) => {
        const Star = stars <= value ? IconStarFilled : IconStar;
        return (
          <label key={stars} className={classes.star} data-on={stars <= value || undefined}>
            <input
              type="radio"
              name={group}
              aria-label={nameOf(stars)}
              checked={stars === value}
              disabled={disabled}
              onChange={() => onChange(stars)}
            />
            <Star size={28} aria-hidden="true" />
          </label>
        );
      })}
    </div>
  );
}

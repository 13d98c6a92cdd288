/** A person or store in a circle: the picture, or the initials where there is none. Decoration: the name stands beside it. */
import type { Picture as Source } from '@shop/domain';
import { useState } from 'react';
import classes from './avatar.module.css';
import { Picture } from './common/picture';

export interface AvatarProps {
  source: Source | null;
  name: string;
  /** CSS pixels. */
  size?: number;
}

/** Letters of the first two words; of one in scripts whose letters join when they stand together. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const count = letters[0] && /\p{Script=Arabic}/u.test(letters[0]) ? 1 : 2;
  return letters.slice(0, count).join('').toUpperCase();
}

export function Avatar({ source, name, size = 48 }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const initials = initialsOf(name);
  const isShown = source !== null && source.url !== failed;
  return (
    <span className={classes.avatar} style={{ inlineSize: size, fontSize: size * 0.375 }} aria-hidden="true">
      {isShown || !initials ? (
        <Picture source={isShown ? source : null} alt="" sizes={`${size}px`} round onFailed={setFailed} />
      ) : (
        initials
      )}
    </span>
  );
}

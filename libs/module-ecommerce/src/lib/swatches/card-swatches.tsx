/** The colours of an item on its card: nothing to press, and nothing where none are known (PLUS-81). */
import type { Item } from '@shop/domain';
import { swatchesOf } from '@shop/domain/swatches';
import { Written } from '@shop/ui';
import { ColourDot } from './colour-dot';
import classes from './swatches.module.css';
import { useCardOptionMessages } from '../../messages';

/** Colours shown; the others are a number. */
const SHOWN = 4;

export function CardSwatches({ item }: { item: Item }) {
  const t = useCardOptionMessages();
  const swatches = swatchesOf(item);
  const more = swatches.length - SHOWN;
  if (swatches.length < 2) return null;
  return (
    <ul className={classes.swatches} aria-label={t('colours')}>
      {swatches.slice(0, SHOWN).map(({ option, colour }) => (
        <li key={option}>
          <ColourDot colour={colour} size="sm" />
          <Written className={classes.hidden}>{option}</Written>
        </li>
      ))}
      {more > 0 ? (
        <li>
          <bdi dir="ltr" aria-hidden="true">{`+${more}`}</bdi>
          <span className={classes.hidden}>{t('moreColours', { count: more })}</span>
        </li>
      ) : null}
    </ul>
  );
}

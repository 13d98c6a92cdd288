/** The skeleton of a section below the fold, with the section's own height (no layout shift). */
import { SectionPlaceholder } from '@shop/ui';
import { useHomeMessages } from '../../messages';

export function BelowFoldPlaceholder({ name }: { name: string }) {
  const t = useHomeMessages();
  return <SectionPlaceholder name={name} label={t('loading')} />;
}

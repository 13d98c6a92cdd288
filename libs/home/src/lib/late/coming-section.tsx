/** A section below the fold whose code or data is on its way: as high as it will be, so that nothing below it moves. */
import { SectionPlaceholder } from '@shop/ui';
import { useHomeMessages } from '../../messages';

export function ComingSection({ name }: { name: string }) {
  const t = useHomeMessages();
  return <SectionPlaceholder name={name} label={t('loading')} />;
}

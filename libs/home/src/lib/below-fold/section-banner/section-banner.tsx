/** A wide picture of a section, when the module has one (HOME-23). */
import { useScope } from '@shop/api-client';
import { useGetSectionBannersQuery } from '@shop/api-client/promotions';
import type { Picture as PictureOf } from '@shop/domain';
import { Picture } from '@shop/ui';
import classes from './section-banner.module.css';

/** A section waits for its banner too: a late one would cause a layout shift. */
export const useSectionBanners = () => useGetSectionBannersQuery({ scope: useScope() });

/** @param isAlone without a section around it: it has no margin of its own, because the placeholder includes its gap */
export function SectionBanner({ picture, isAlone }: { picture: PictureOf | null | undefined; isAlone?: boolean }) {
  if (!picture) return null;
  return (
    <div className={classes.banner} data-alone={isAlone || undefined}>
      <Picture source={picture} alt="" ratio={3.6} sizes="(min-width: 1300px) 1250px, 92vw" />
    </div>
  );
}

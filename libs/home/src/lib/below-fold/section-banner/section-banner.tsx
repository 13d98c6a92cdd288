/** A wide picture of a section with a message and the way to what it promises, when the module has one (HOME-23). */
import { useScope } from '@shop/api-client';
import { useGetSectionBannersQuery } from '@shop/api-client/promotions';
import type { Picture as PictureOf } from '@shop/domain';
import { Picture, Written } from '@shop/ui';
import { Link } from 'react-router-dom';
import classes from './section-banner.module.css';

/** A section waits for its banner too: a late one would cause a layout shift. */
export const useSectionBanners = () => useGetSectionBannersQuery({ scope: useScope() });

export interface SectionBannerProps {
  picture: PictureOf | null | undefined;
  message: string;
  /** What the link says, and where it goes. */
  action: string;
  to: string;
  /** Without a section around it: it has no margin of its own, because the placeholder includes its gap. */
  isAlone?: boolean;
}

/** The words stand beside the picture, never on it: a marketplace's own picture may have words of its own. */
export function SectionBanner({ picture, message, action, to, isAlone }: SectionBannerProps) {
  if (!picture) return null;
  return (
    <Link className={classes.banner} data-alone={isAlone || undefined} to={to}>
      <span className={classes.words}>
        <Written>{message}</Written>
        <span className={classes.action}>{action}</span>
      </span>
      <Picture source={picture} alt="" ratio={3.6} sizes="(min-width: 768px) 650px, 92vw" />
    </Link>
  );
}

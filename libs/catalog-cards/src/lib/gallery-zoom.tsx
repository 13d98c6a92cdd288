/** One picture at 1200 x 1800 over the whole page: drag, scroll or arrow keys (ECOM-04). */
import type { Picture } from '@shop/domain';
import { BareDialog } from '@shop/ui';
import classes from './gallery.module.css';
import { useCardMessages } from '../messages';

export const ZOOM = { width: 1200, height: 1800 };

/** Scrolls to the middle. A ref callback, because the dialog mounts its content later than this component. */
function toMiddle(element: HTMLDivElement | null): void {
  if (!element) return;
  const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
  element.scrollTop = (element.scrollHeight - element.clientHeight) / 2;
  element.scrollLeft = (sign * (element.scrollWidth - element.clientWidth)) / 2;
  element.focus();
}

export default function GalleryZoom({ image, name, onClose }: { image: Picture; name: string; onClose: () => void }) {
  const t = useCardMessages();
  const large = t('gallery.zoomed', { name });
  return (
    <BareDialog name={name} closeLabel={t('dialog.close')} onClose={onClose}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard */}
      <div ref={toMiddle} className={classes.zoomed} role="region" aria-label={large} tabIndex={0}>
        <img
          src={image.url.startsWith('/storage/') ? `${image.url}?w=${ZOOM.width}` : image.url}
          alt={name}
          width={ZOOM.width}
          height={ZOOM.height}
          style={image.tint ? { backgroundColor: image.tint } : {}}
        />
      </div>
    </BareDialog>
  );
}

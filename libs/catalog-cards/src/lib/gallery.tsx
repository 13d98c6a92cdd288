/**
 * Pictures of an item: one large picture, selected by swipe or by thumbnails (five at a time), zoomed on a press
 * (ECOM-04, ECOM-05).
 */
import type { Picture as Source } from '@shop/domain';
import { Picture, useCarousel } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { IconChevronLeft, IconChevronRight, IconZoomIn } from '@tabler/icons-react';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import classes from './gallery.module.css';
import { useCardMessages } from '../messages';

const Zoom = lazyView(() => import('./gallery-zoom'), { on: 'press' });
const THUMBS = 5;
const PAGE_SIZES = '(min-width: 1000px) 800px, (min-width: 768px) 48vw, calc(100vw - 32px)';

interface ThumbsProps {
  images: readonly Source[];
  name: string;
  current: number;
  onChoose: (index: number) => void;
}

function Thumbs({ images, name, current, onChoose }: ThumbsProps) {
  const t = useCardMessages();
  const [first, setFirst] = useState(0);
  const last = Math.max(0, images.length - THUMBS);
  const shown = images.slice(first, first + THUMBS);
  return (
    <div className={classes.thumbs} data-paged={last > 0 || undefined}>
      {last > 0 ? (
        <button
          type="button"
          className={classes.arrow}
          aria-label={t('gallery.earlier')}
          disabled={first === 0}
          onClick={() => setFirst(Math.max(0, first - THUMBS))}
        >
          <IconChevronLeft size={18} aria-hidden="true" />
        </button>
      ) : null}
      <ul className={classes.thumbList} aria-label={t('gallery.label', { name })}>
        {shown.map((image, index) => (
          <li key={image.url}>
            <button
              type="button"
              className={classes.thumb}
              aria-label={t('gallery.show', { number: first + index + 1, count: images.length })}
              aria-current={first + index === current || undefined}
              onClick={() => onChoose(first + index)}
            >
              <Picture source={image} alt="" sizes="64px" />
            </button>
          </li>
        ))}
      </ul>
      {last > 0 ? (
        <button
          type="button"
          className={classes.arrow}
          aria-label={t('gallery.later')}
          disabled={first >= last}
          onClick={() => setFirst(Math.min(last, first + THUMBS))}
        >
          <IconChevronRight size={18} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}

/** Scrolls to a picture when another one is to be shown; one that the gallery does not have changes nothing. */
function useFollow(index: number, scrollTo: (index: number) => void): void {
  const followed = useRef(index);
  useEffect(() => {
    if (followed.current === index) return;
    followed.current = index;
    if (index >= 0) scrollTo(index);
  }, [index, scrollTo]);
}

export interface GalleryProps {
  images: readonly Source[];
  name: string;
  /** One of the pictures: the first to be shown, and shown again when it changes (PLUS-80). */
  shown?: Source | null;
  /** It gives way as its sheet scrolls (`item-layout.module.css`), and fills its side of a dialog. */
  isInDialog?: boolean;
  /** Lies over the end of the picture: what comes late moves nothing there. */
  notice?: ReactNode;
}

/** Memoized: what is chosen and counted beside it renders the form again. */
export const Gallery = memo(function Gallery({
  images: all,
  name,
  shown = null,
  isInDialog = false,
  notice = null,
}: GalleryProps) {
  const t = useCardMessages();
  const [firstUrl] = useState(shown?.url);
  const isFirst = ({ url }: Source) => url === firstUrl;
  const images = [...all.filter(isFirst), ...all.filter((image) => !isFirst(image))];
  const { list, position, scrollTo, loadTriggers, motion } = useCarousel<HTMLDivElement>({
    tracksTouch: images.length > 1,
  });
  useFollow(shown ? images.findIndex(({ url }) => url === shown.url) : -1, scrollTo);
  const current = position.entry;
  const [zoomed, setZoomed] = useState(false);
  const sources: readonly (Source | null)[] = images.length > 0 ? images : [null];
  return (
    <div className={classes.gallery} data-dialog={isInDialog || undefined}>
      <div className={classes.viewport} {...(images.length > 1 ? loadTriggers : {})}>
        <div
          className={classes.slides}
          ref={list}
          {...(images.length > 1 ? { tabIndex: 0, role: 'region', 'aria-label': t('gallery.swipe', { name }) } : {})}
        >
          {sources.map((image, index) => (
            <span key={image?.url ?? 'none'} className={classes.slide} aria-hidden={index !== current || undefined}>
              <Picture
                source={image}
                alt={index === current ? name : ''}
                sizes={isInDialog ? '(min-width: 768px) 600px, 100vw' : PAGE_SIZES}
                priority={index === 0}
              />
            </span>
          ))}
        </div>
        {notice ? <div className={classes.notice}>{notice}</div> : null}
        {images.length > 0 ? (
          <button
            type="button"
            className={classes.zoom}
            aria-label={t('gallery.zoom', { name })}
            onClick={() => setZoomed(true)}
          >
            <IconZoomIn size={20} aria-hidden="true" />
          </button>
        ) : null}
      </div>
      {motion}
      {images.length > 1 ? <Thumbs images={images} name={name} current={current} onChoose={scrollTo} /> : null}
      {zoomed && images[current] ? <Zoom image={images[current]} name={name} onClose={() => setZoomed(false)} /> : null}
    </div>
  );
});

/** An image in a box of its final size: a tint while loading, a responsive width, a placeholder on error (CARD-36). */
import type { Picture as Source } from '@shop/domain';
import { useState, type CSSProperties } from 'react';
import classes from './picture.module.css';

export interface PictureProps {
  source: Source | null;
  alt: string;
  /** Width / height of the box. */
  ratio?: number;
  /** `sizes` of the image. */
  sizes?: string;
  /** The first large picture of a page: eager, with high priority. */
  priority?: boolean;
  round?: boolean;
  /** As large as its parent, which must have a size. */
  fills?: boolean;
  /** Called with the URL that failed to load, so that the owner of an expiring URL can request a new one. */
  onFailed?: (url: string) => void;
}

const WIDTHS = [100, 200, 400, 600, 800, 1200];
/** Only our own image route resizes; other URLs are used as they are. */
const isResizable = (url: string) => url.startsWith('/storage/') && url.endsWith('.webp');
/** Device pixels per CSS pixel on the densest screens: a picture of a fixed width needs no more. */
const MAX_PIXEL_RATIO = 3;
function widthsFor(sizes: string): number[] {
  const fixed = /^(\d+)px$/.exec(sizes)?.[1];
  const largest = WIDTHS.findIndex((width) => width >= Number(fixed) * MAX_PIXEL_RATIO);
  return fixed && largest >= 0 ? WIDTHS.slice(0, largest + 1) : WIDTHS;
}
const srcSet = (url: string, sizes: string) =>
  widthsFor(sizes)
    .map((width) => `${url}?w=${width} ${width}w`)
    .join(', ');

type ImageProps = Required<Pick<PictureProps, 'alt' | 'ratio' | 'sizes' | 'priority'>> & {
  source: Source;
  onError: () => void;
};
function SizedImage({ source: { url }, alt, ratio, sizes, priority, onError }: ImageProps) {
  return (
    <img
      className={classes.image}
      src={isResizable(url) ? `${url}?w=400` : url}
      {...(isResizable(url) ? { srcSet: srcSet(url, sizes), sizes } : {})}
      alt={alt}
      width={400}
      height={Math.round(400 / ratio)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      onError={onError}
    />
  );
}

function MissingImage({ alt }: { alt: string }) {
  return (
    <svg
      className={classes.missing}
      viewBox="0 0 48 48"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <path
        d="M8 14h32v24H8z M8 32l9-9 8 8 5-5 10 10 M31 21a2.5 2.5 0 1 0 0.1 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Picture({
  source,
  alt,
  ratio = 1,
  sizes = '200px',
  priority = false,
  round = false,
  fills = false,
  onFailed,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = source && failed !== source.url ? source : null;
  const style: CSSProperties = {
    ...(fills ? { blockSize: '100%' } : { aspectRatio: ratio }),
    ...(shown?.tint ? { backgroundColor: shown.tint } : {}),
  };
  return (
    <span className={classes.box} style={style} data-round={round || undefined}>
      {shown ? (
        <SizedImage
          source={shown}
          alt={alt}
          ratio={ratio}
          sizes={sizes}
          priority={priority}
          onError={() => {
            setFailed(shown.url);
            onFailed?.(shown.url);
          }}
        />
      ) : (
        <MissingImage alt={alt} />
      )}
    </span>
  );
}

/** Runs Embla's hook for one carousel and renders nothing. Loaded at the first sign of use (hover, focus). */
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { nativeScroll, initialOptions, attachControls, type CarouselControls } from './carousel-engine';
import type { CarouselPosition } from './carousel-engine';

export interface CarouselMotionProps {
  /** The scrolling element; its children are the entries. */
  row: HTMLElement;
  onPosition: (position: CarouselPosition) => void;
  /** Called when Embla has taken over; null when it was removed. */
  onControls: (controls: CarouselControls | null) => void;
}

export default function CarouselMotion({ row, onPosition, onControls }: CarouselMotionProps) {
  const [options] = useState(() => initialOptions(row));
  const [plugins] = useState(() => [nativeScroll()]);
  const [attach, embla] = useEmblaCarousel(options, plugins);
  useEffect(() => attach(row), [attach, row]);
  useEffect(() => {
    if (!embla) return undefined;
    const controls = attachControls(row, embla, onPosition);
    onControls(controls);
    return () => {
      onControls(null);
      controls.destroy();
    };
  }, [embla, row, onPosition, onControls]);
  return null;
}

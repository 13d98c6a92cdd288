/** Runs Embla's hook for one carousel and renders nothing. Loaded at the first sign of use (hover, focus). */
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { byScrolling, firstOptions, steer, type Steering } from './carousel-engine';
import type { CarouselPosition } from './carousel-engine';

export interface CarouselMotionProps {
  /** The scrolling element; its children are the entries. */
  row: HTMLElement;
  onPlace: (place: CarouselPosition) => void;
  /** Called when Embla has taken over; null when it was removed. */
  onSteering: (steering: Steering | null) => void;
}

export default function CarouselMotion({ row, onPlace, onSteering }: CarouselMotionProps) {
  const [options] = useState(() => firstOptions(row));
  const [plugins] = useState(() => [byScrolling()]);
  const [attach, embla] = useEmblaCarousel(options, plugins);
  useEffect(() => attach(row), [attach, row]);
  useEffect(() => {
    if (!embla) return undefined;
    const steering = steer(row, embla, onPlace);
    onSteering(steering);
    return () => {
      onSteering(null);
      steering.destroy();
    };
  }, [embla, row, onPlace, onSteering]);
  return null;
}

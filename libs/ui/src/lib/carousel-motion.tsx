/** Embla by its own hook, for one row; draws nothing. Its code comes with the first sign that somebody is about to use the row. */
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { byScrolling, firstOptions, steer, type Steering } from './carousel-engine';
import type { Place } from './carousel-engine';

export interface CarouselMotionProps {
  /** The row: an element that scrolls, with the entries as its children. */
  row: HTMLElement;
  onPlace: (place: Place) => void;
  /** Told once Embla moves the row; null: it no longer does. */
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
      steering.leave();
    };
  }, [embla, row, onPlace, onSteering]);
  return null;
}

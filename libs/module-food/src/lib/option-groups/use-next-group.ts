/** The group that has just become full leads to the next one where something has to be chosen. */
import type { Choice, OptionGroup } from '@shop/domain';
import { groupStep } from '@shop/domain/group-steps';
import { useEffect, useRef } from 'react';

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls no farther than the next group needs to be seen. Whoever chooses by keyboard goes on alone: the focus stays, so what it
 * is on must not leave the screen.
 * @returns a ref for the field of each group, by its place
 */
export function useNextGroup(groups: readonly OptionGroup[], choice: Choice) {
  const fields = useRef<(HTMLElement | null)[]>([]);
  const steps = groups.map((group) => groupStep(group, choice)).join();
  const before = useRef(steps);
  useEffect(() => {
    const was = before.current.split(',');
    const now = steps.split(',');
    before.current = steps;
    const filled = now.findIndex((step, index) => step === 'full' && was[index] !== 'full');
    const next = now.findIndex((step, index) => index > filled && step === 'open');
    if (filled < 0 || next < 0 || document.activeElement?.matches(':focus-visible')) return;
    fields.current[next]?.scrollIntoView({ block: 'nearest', behavior: isMotionReduced() ? 'auto' : 'smooth' });
  }, [steps]);
  return (index: number) => (field: HTMLElement | null) => void (fields.current[index] = field);
}

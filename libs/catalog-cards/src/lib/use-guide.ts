/** Leads through the choices of an item: to what is missing, and gently from a full group to the next open one. */
import type { Item } from '@shop/domain';
import { groupStep } from '@shop/domain/group-steps';
import { useEffect, useRef, type RefObject } from 'react';
import type { ItemFormState } from './use-item-form';

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const fieldsOf = (body: HTMLElement | null) => [...(body?.querySelectorAll<HTMLElement>('fieldset') ?? [])];

/**
 * The group that has just become full leads to the next one that is open. Whoever chooses by keyboard goes on alone: the focus
 * stays, so what it stands on must not leave the screen.
 */
function useNextGroup(body: RefObject<HTMLElement | null>, item: Item, { choice }: ItemFormState): void {
  const steps = item.groups.map((group) => groupStep(group, choice));
  const key = steps.join();
  const before = useRef(key);
  useEffect(() => {
    const was = before.current.split(',');
    const now = key.split(',');
    before.current = key;
    const filled = now.findIndex((step, index) => step === 'full' && was[index] !== 'full');
    const next = now.findIndex((step, index) => index > filled && step === 'open');
    if (filled < 0 || next < 0 || document.activeElement?.matches(':focus-visible')) return;
    fieldsOf(body.current)
      .find(({ dataset }) => dataset.title === item.groups[next]?.name)
      ?.scrollIntoView({ block: 'nearest', behavior: isMotionReduced() ? 'auto' : 'smooth' });
  }, [body, item, key]);
}

/** @returns the element that holds the groups, and what shows the first error in it */
export function useGuide(item: Item, form: ItemFormState) {
  const body = useRef<HTMLDivElement>(null);
  useNextGroup(body, item, form);
  // The whole group scrolls into view, with its error above the options; the focus makes a screen reader announce it (PLUS-27).
  const toMissing = () =>
    requestAnimationFrame(() => {
      const group = fieldsOf(body.current).find(({ dataset }) => dataset.invalid !== undefined);
      group?.scrollIntoView({ block: 'start' });
      group?.querySelector('input')?.focus({ preventScroll: true });
    });
  return { body, toMissing };
}

/** When to deliver: as soon as possible, or in a slot of the next days (PLUS-07, CHK-16). */
import type { ShopConfig } from '@shop/api-client/start';
import type { CartLine, Store } from '@shop/domain';
import { isClosed } from '@shop/domain/availability';
import { slotDays } from '@shop/domain/schedule';
import { useDates, useNow } from '@shop/i18n';
import { useModuleDefinition } from '@shop/module-kit';
import { Choice, Choices, FormSection } from '@shop/order-form';
import { ErrorBoundary, LineSkeletons } from '@shop/ui';
import { toWallClock } from '@shop/util';
import { lazyView } from '@shop/view-kit';
import { useEffect, useId, useMemo, useState } from 'react';
import classes from './checkout-page.module.css';
import type { SectionProps } from './sections/checkout-sections';
import type { Day, Slot } from './time-fields';
import { useCheckoutMessages, usePartMessages } from '../messages';

function Loading() {
  const t = useCheckoutMessages();
  return <LineSkeletons count={1} label={t('loading')} />;
}
/** Lazy: most orders are for now. */
const TimeFields = lazyView(() => import('./time-fields'), { Loading });
const MINUTE = 60_000;

/** Days with free slots, today first. */
function useDays(store: Store, lines: readonly CartLine[], slotMinutes: number): Day[] {
  const { timeZone } = useDates();
  const servesByHours = useModuleDefinition()?.catalogue?.hasServingHours ?? false;
  const minute = useNow((at) => Math.floor(at.getTime() / MINUTE));
  return useMemo(() => {
    const hours = servesByHours ? lines.flatMap(({ item }) => item.hours ?? []) : [];
    const now = new Date(minute * MINUTE);
    return slotDays({ schedules: store.schedules, now, timeZone, length: slotMinutes, hours }).map(
      ({ date, slots }) => ({ date, slots: slots.map((start) => ({ at: toWallClock(start, timeZone), start })) }),
    );
  }, [store.schedules, lines, slotMinutes, timeZone, servesByHours, minute]);
}

/**
 * Selects a time where there is none to keep: in a closed store, and instead of a time that is no longer offered.
 * @returns whether the chosen time was replaced
 */
function useSelectedSlot(
  { draft, onChange }: Pick<SectionProps, 'draft' | 'onChange'>,
  days: readonly Day[],
  closed: boolean,
) {
  const [replaced, setReplaced] = useState<string | null>(null);
  const { scheduleAt } = draft;
  const slots = days.flatMap((day) => day.slots);
  const isOffered = slots.some(({ at }) => at === scheduleAt);
  const next = slots.find(({ at }) => scheduleAt !== null && at > scheduleAt) ?? slots[0] ?? null;
  const needsSlot = !isOffered && (scheduleAt !== null || (closed && next !== null));
  useEffect(() => {
    if (!needsSlot) return;
    onChange({ scheduleAt: next?.at ?? null });
    // eslint-disable-next-line react-hooks/set-state-in-effect -- belongs to the change of the draft, in the same commit
    if (scheduleAt !== null) setReplaced(next?.at ?? null);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once whenever no valid slot is selected
  }, [needsSlot, scheduleAt]);
  return replaced !== null && replaced === scheduleAt;
}

export interface TimeSectionProps extends SectionProps {
  store: Store;
  lines: readonly CartLine[];
  config: ShopConfig;
  error: string | null;
}

export default function TimeSection({ store, lines, config, draft, onChange, isSettled, error }: TimeSectionProps) {
  const t = useCheckoutMessages();
  const tPart = usePartMessages();
  const name = useId();
  const days = useDays(store, lines, config.slotMinutes);
  const closed = isClosed(store);
  const isReplaced = useSelectedSlot({ draft, onChange }, days, closed);
  const { time, longDay } = useDates();
  const slot = days.flatMap(({ slots }) => slots).find(({ at }) => at === draft.scheduleAt);
  const chosen = days.find(({ slots }) => slots.some(({ at }) => at === draft.scheduleAt)) ?? null;
  const choose = (slot: Slot | undefined) => (slot ? onChange({ scheduleAt: slot.at }) : undefined);
  const first = days[0];
  if (!first) return null;
  const summary = chosen && slot ? `${longDay(chosen.date)}, ${time(slot.start)}` : t('time.now');
  // Of a closed store the time is one to choose, and a replaced one is to be looked at.
  const fold = isSettled ? { summary, isRight: !closed && !isReplaced } : null;
  return (
    <FormSection title={t('time.title')} error={error} fold={fold}>
      {closed ? <p className={classes.notice}>{tPart('time.closed', { store: store.name })}</p> : null}
      <Choices>
        <Choice name={name} checked={!chosen} disabled={closed} onChoose={() => onChange({ scheduleAt: null })}>
          {t('time.now')}
        </Choice>
        <Choice name={name} checked={chosen !== null} onChoose={() => choose(first.slots[0])}>
          {t('time.later')}
        </Choice>
      </Choices>
      {isReplaced ? (
        <p className={classes.notice} role="status">
          {tPart('time.replaced')}
        </p>
      ) : null}
      {chosen ? (
        <ErrorBoundary>
          <TimeFields days={days} chosen={chosen} at={draft.scheduleAt ?? ''} onChoose={choose} />
        </ErrorBoundary>
      ) : null}
    </FormSection>
  );
}

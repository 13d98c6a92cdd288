/** Which rows a refund is about, and how many units of each. */
import type { OrderRow, RefundLine } from '@shop/domain';
import { CheckLine, QuantityStepper } from '@shop/ui';
import classes from './after.module.css';
import { useAfterMessages } from '../../messages';

export interface RefundLinesProps {
  rows: readonly OrderRow[];
  /** None: the whole order. */
  lines: readonly RefundLine[];
  onChange: (lines: RefundLine[]) => void;
}

export function RefundLines({ rows, lines, onChange }: RefundLinesProps) {
  const t = useAfterMessages();
  if (rows.length === 0) return null;
  const others = (id: string) => lines.filter(({ rowId }) => rowId !== id);
  const set = (rowId: string, quantity: number) =>
    onChange(lines.map((line) => (line.rowId === rowId ? { rowId, quantity } : line)));
  return (
    <fieldset className={classes.lines}>
      <legend>{t('refund.items')}</legend>
      <p className={classes.muted}>{t('refund.itemsHint')}</p>
      {rows.map(({ id, name, quantity }) => {
        const line = lines.find(({ rowId }) => rowId === id);
        return (
          <div key={id} className={classes.refundLine}>
            <CheckLine
              label={name}
              note={`× ${quantity}`}
              checked={line !== undefined}
              onChange={(isChosen) => onChange(isChosen ? [...lines, { rowId: id, quantity }] : others(id))}
            />
            {line && quantity > 1 ? (
              <QuantityStepper
                quantity={line.quantity}
                labels={{
                  group: t('refund.quantity', { name }),
                  less: t('refund.less', { name }),
                  more: t('refund.more', { name }),
                  remove: t('refund.less', { name }),
                }}
                lessDisabled={line.quantity <= 1}
                moreDisabled={line.quantity >= quantity}
                onLess={() => set(id, line.quantity - 1)}
                onMore={() => set(id, line.quantity + 1)}
              />
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}

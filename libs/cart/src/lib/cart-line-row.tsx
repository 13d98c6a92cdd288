/** One line of the cart: picture, name, options, price, quantity. */
import type { CartLine } from '@shop/domain';
import { priceLine } from '@shop/domain/pricing';
import { otherLines, quantityLimits, raiseQuantity } from '@shop/domain/stock';
import { variationLabel } from '@shop/domain/variation';
import { useFormats } from '@shop/i18n';
import { useModuleDefinition } from '@shop/module-kit';
import { Picture, PriceTag, QuantityStepper, showToast, Written } from '@shop/ui';
import { memo } from 'react';
import classes from './cart-line-row.module.css';
import { useCart } from './cart-context';
import { useCartMessages } from '../messages';

/** Texts of variation, options and add-ons. */
function choiceText({ item, choice }: CartLine): string[] {
  const addOns = choice.addOns.map(({ id, quantity }) => {
    const name = item.addOns.find((addOn) => addOn.id === id)?.name ?? '';
    return quantity > 1 ? `${name} × ${quantity}` : name;
  });
  return [
    choice.variation ? variationLabel(item, choice.variation) : '',
    ...Object.values(choice.options).flat(),
    ...addOns,
  ].filter(Boolean);
}

export const CartLineRow = memo(function CartLineRow({
  line,
  onEdit,
}: {
  line: CartLine;
  onEdit: (itemId: string) => void;
}) {
  const t = useCartMessages();
  const { money } = useFormats();
  const { cart } = useCart();
  const tracksStock = useModuleDefinition()?.catalogue?.tracksStock ?? false;
  const { item, quantity, choice } = line;
  const price = priceLine(item, choice, quantity);
  const increase = () => {
    const others = otherLines(cart.lines(), item.id, line.id);
    const verdict = raiseQuantity(quantity, quantityLimits(item, choice, tracksStock, others));
    if (!verdict.ok) return showToast(t(verdict.reason === 'outOfStock' ? 'outOfStock' : 'outOfLimits'), 'bad');
    return void cart.setQuantity(line, verdict.quantity).then(toastFailure);
  };
  const toastFailure = (result: { ok: boolean; messages?: string[] }) => {
    if (!result.ok) showToast(result.messages?.join(' ') || t('failed'), 'bad');
  };
  const remove = () => {
    showToast(t('removed'));
    void cart.remove(line).then(toastFailure);
  };
  const choiceTexts = choiceText(line);
  return (
    <li className={classes.row}>
      <span className={classes.picture}>
        <Picture source={item.image} alt="" sizes="72px" />
      </span>
      <div className={classes.content}>
        <button
          type="button"
          className={classes.name}
          onClick={() => onEdit(item.id)}
          aria-label={t('line.edit', { name: item.name })}
        >
          <Written>{item.name}</Written>
        </button>
        {choiceTexts.length > 0 ? (
          <Written as="p" className={classes.choice}>
            {choiceTexts.join(', ')}
          </Written>
        ) : null}
      </div>
      <PriceTag
        now={money(price.total)}
        before={price.discount > 0 ? money(price.gross) : null}
        beforeLabel={t('line.was')}
        size="sm"
      />
      <QuantityStepper
        quantity={quantity}
        labels={{
          group: t('line.group', { name: item.name }),
          less: t('line.less', { name: item.name }),
          more: t('line.more', { name: item.name }),
          remove: t('line.remove', { name: item.name }),
        }}
        onLess={() => void cart.setQuantity(line, quantity - 1).then(toastFailure)}
        onMore={increase}
        onRemove={remove}
      />
    </li>
  );
});

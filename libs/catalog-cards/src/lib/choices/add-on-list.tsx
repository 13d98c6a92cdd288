/** The add-ons of an item, each with its quantity. */
import type { AddOn, Choice, Item } from '@shop/domain';
import { addOnQuantity, setAddOn } from '@shop/domain/variation';
import { IconButton, showToast } from '@shop/ui';
import { MOST_UNITS } from '@shop/util';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import classes from './add-on-list.module.css';
import { ChoiceField, ChoiceOption, ChoicePrice } from './choice-field';
import { useCardMessages } from '../../messages';

function AddOnRow({ addOn, choice, onChange }: { addOn: AddOn; choice: Choice; onChange: (choice: Choice) => void }) {
  const t = useCardMessages();
  const quantity = addOnQuantity(choice, addOn);
  const more = () => {
    if (quantity >= MOST_UNITS) return showToast(t('outOfLimits'), 'bad');
    onChange(setAddOn(choice, addOn, quantity + 1));
  };
  return (
    <div className={classes.addOn}>
      <ChoiceOption
        type="checkbox"
        label={addOn.name}
        checked={quantity > 0}
        onChange={(event) => onChange(setAddOn(choice, addOn, event.currentTarget.checked ? 1 : 0))}
        end={<ChoicePrice price={{ before: addOn.price, now: addOn.price }} sign="+" />}
      />
      <IconButton
        aria-label={t('stepper.less', { name: addOn.name })}
        disabled={quantity === 0}
        onClick={() => onChange(setAddOn(choice, addOn, quantity - 1))}
      >
        <IconMinus size={16} />
      </IconButton>
      <output className={classes.count}>{quantity}</output>
      <IconButton aria-label={t('stepper.more', { name: addOn.name })} onClick={more}>
        <IconPlus size={16} />
      </IconButton>
    </div>
  );
}

export function AddOnList({
  item,
  choice,
  onChange,
}: {
  item: Item;
  choice: Choice;
  onChange: (choice: Choice) => void;
}) {
  const t = useCardMessages();
  return (
    <ChoiceField title={t('dialog.addOns')} rule="any" step={choice.addOns.length > 0 ? 'done' : 'free'} error={null}>
      {item.addOns.map((addOn) => (
        <AddOnRow key={addOn.id} addOn={addOn} choice={choice} onChange={onChange} />
      ))}
    </ChoiceField>
  );
}

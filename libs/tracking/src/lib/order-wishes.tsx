/** What the customer asked for beside the items, in the reader's language (PLUS-06). */
import type { Order } from '@shop/domain';
import { readInstruction, unavailableWishOf } from '@shop/domain/order-wishes';
import { useWishMessages } from '@shop/order-form';
import { Written } from '@shop/ui';
import classes from './order-wishes.module.css';

export default function OrderWishes({ order }: { order: Order }) {
  const t = useWishMessages();
  const { wishes, words } = readInstruction(order.instruction);
  const unavailable = unavailableWishOf(order.unavailableNote);
  const lines = [
    { title: t('order.delivery'), texts: [...wishes.map((wish) => t(`delivery.${wish}`)), words] },
    { title: t('order.unavailable'), texts: [unavailable ? t(`unavailable.${unavailable}`) : order.unavailableNote] },
    { title: t('order.cutlery'), texts: [order.cutlery ? t('order.withCutlery') : ''] },
  ];
  return (
    <section aria-label={t('order.title')}>
      <dl className={classes.wishes}>
        {lines.map(({ title, texts }) => {
          const said = texts.filter(Boolean);
          return said.length > 0 ? (
            <div key={title}>
              <dt>
                <Written>{title}</Written>
              </dt>
              {said.map((text) => (
                <dd key={text}>
                  <Written>{text}</Written>
                </dd>
              ))}
            </div>
          ) : null;
        })}
      </dl>
    </section>
  );
}

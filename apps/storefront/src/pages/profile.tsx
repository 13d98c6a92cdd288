/** `/profile?page={section}`: the sections of a customer (ROUTE-18). */
import { chatTexts, InboxPage } from '@shop/chat';
import { OrdersPage, ordersTexts } from '@shop/orders';
import { paths } from '@shop/util';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SignedInOnly } from '../app/signed-in-only';

export const texts = [chatTexts, ordersTexts];

export function Component() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <SignedInOnly>
      {params.get('page') === 'inbox' ? <InboxPage /> : <OrdersPage onShop={() => void navigate(paths.home())} />}
    </SignedInOnly>
  );
}

/** The item dialog, opened by `?item=` in the address: it can be linked to, and Back closes it. */
import { useScope } from '@shop/api-client';
import { useGetItemQuery, useGetStoreQuery } from '@shop/api-client/catalog';
import { cardTexts, ItemDialog } from '@shop/catalog-cards';
import { isClosed } from '@shop/domain/availability';
import { WithTexts } from '@shop/i18n';
import { selectSession } from '@shop/session';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useShop } from './shop-context';

const TEXTS = [cardTexts];

export default function ItemDialogHost() {
  const { language } = useShop();
  const { restored } = useSelector(selectSession);
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const id = restored ? params.get('item') : null;
  const { currentData: item } = useGetItemQuery(id ? { id, language } : skipToken);
  const scope = useScope(item?.moduleId ?? null);
  const { currentData: store } = useGetStoreQuery(item ? { id: item.storeId, scope } : skipToken);
  const close = () => {
    // Opened here: one step back. Opened by a link: the page below stays.
    if ((location.state as { opened?: boolean } | null)?.opened) return void navigate(-1);
    setParams(
      (current) => {
        const left = new URLSearchParams(current);
        left.delete('item');
        return left;
      },
      { replace: true },
    );
  };
  if (!id || !item) return null;
  return (
    <WithTexts texts={TEXTS}>
      <ItemDialog item={item} opened storeIsClosed={store ? isClosed(store) : false} onClose={close} />
    </WithTexts>
  );
}

/** The item dialog of the URL parameter `item`. */
import { useScope } from '@shop/api-client';
import { useGetItemQuery, useGetStoreQuery } from '@shop/api-client/catalog';
import { cardMessages, ItemDialog } from '@shop/catalog-cards';
import { isClosed } from '@shop/domain/availability';
import { WithMessages } from '@shop/i18n';
import { useDialogInAddress } from '@shop/page-engine';
import { useSession } from '@shop/session';
import { skipToken } from '@reduxjs/toolkit/query';
import { useShop } from './shop-context';

const MESSAGES = [cardMessages];

export default function ItemDialogHost() {
  const { language } = useShop();
  const { restored } = useSession('restored');
  const dialog = useDialogInAddress('item');
  const id = restored ? dialog.id : null;
  const { currentData: item } = useGetItemQuery(id ? { id, language } : skipToken);
  const scope = useScope(item?.moduleId ?? null);
  const { currentData: store } = useGetStoreQuery(item ? { id: item.storeId, scope } : skipToken);
  if (!id || !item) return null;
  return (
    <WithMessages messages={MESSAGES}>
      <ItemDialog
        item={item}
        opened
        storeIsClosed={store ? isClosed(store) : false}
        store={store ?? null}
        onClose={dialog.close}
      />
    </WithMessages>
  );
}

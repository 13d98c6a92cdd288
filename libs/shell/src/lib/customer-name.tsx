/** Name and e-mail of the signed-in customer, at the top of a menu. */
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { fullName } from '@shop/domain/order-start';
import { Written } from '@shop/ui';
import classes from './account-menu.module.css';

export function CustomerName() {
  const { data: customer } = useGetCustomerQuery();
  return (
    <p className={classes.who}>
      <strong>
        <Written>{customer ? fullName(customer) : '…'}</Written>
      </strong>
      <Written as="span">{customer?.email ?? ''}</Written>
    </p>
  );
}

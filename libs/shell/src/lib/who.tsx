/** The name and the address of who has signed in, at the head of a menu. */
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { Written } from '@shop/ui';
import classes from './account-menu.module.css';

export function Who() {
  const { data: customer } = useGetCustomerQuery();
  return (
    <p className={classes.who}>
      <strong>
        <Written>{customer ? `${customer.firstName} ${customer.lastName}`.trim() : '…'}</Written>
      </strong>
      <Written as="span">{customer?.email ?? ''}</Written>
    </p>
  );
}

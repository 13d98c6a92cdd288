/** The name and the address of who has signed in, at the head of a menu. */
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import classes from './account-menu.module.css';

export function Who() {
  const { data: customer } = useGetCustomerQuery();
  return (
    <p className={classes.who}>
      <strong>{customer ? `${customer.firstName} ${customer.lastName}`.trim() : '…'}</strong>
      <span>{customer?.email ?? ''}</span>
    </p>
  );
}

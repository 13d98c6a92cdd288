/** Name and e-mail of the signed-in customer, at the top of a menu: they lead to the overview of the account. */
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { fullName } from '@shop/domain/order-start';
import { WordSkeleton, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import classes from './account-menu.module.css';

export function CustomerName({ close }: { close: () => void }) {
  const { data: customer } = useGetCustomerQuery();
  return (
    <Link className={classes.who} to={paths.account()} onClick={close}>
      <strong>
        <Written>{customer ? fullName(customer) : <WordSkeleton letters={14} />}</Written>
      </strong>
      <Written as="span">{customer?.email ?? ''}</Written>
    </Link>
  );
}

/** Links to the customer's pages in menus (NAV-23 to NAV-27). */
import { Link } from 'react-router-dom';
import { useCustomerPages } from './account/customer-pages';

export interface CustomerLinksProps {
  className: string;
  close: () => void;
  /** For guests: only pages that are useful before sign-in, or that ask for it. */
  forGuests?: boolean;
}

export function CustomerLinks({ className, close, forGuests = false }: CustomerLinksProps) {
  return useCustomerPages().map(({ to, caption, Icon, ofGuests }) =>
    forGuests && !ofGuests ? null : (
      <Link key={to} className={className} to={to} onClick={close}>
        <Icon size={20} aria-hidden="true" />
        {caption}
      </Link>
    ),
  );
}

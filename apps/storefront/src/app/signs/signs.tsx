/**
 * Feedback of the app shell, hydrated last: navigation and connection state. The retry logic for missing files loads
 * with it.
 */
import '@shop/util/lost-file';
import { ConnectionNotice, type ConnectionNoticeProps } from './connection-notice';
import PageSigns, { type PageSignsProps } from './page-signs';

export default function Signs({ cart, ...page }: PageSignsProps & ConnectionNoticeProps) {
  return (
    <>
      <PageSigns {...page} />
      <ConnectionNotice cart={cart} />
    </>
  );
}

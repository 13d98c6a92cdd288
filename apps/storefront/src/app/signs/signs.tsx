/**
 * What the app shell tells besides its page, hydrated last: that a page changes, and that the line or the backend is away. With it hydrates what
 * helps with lost files.
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

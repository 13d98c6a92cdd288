/**
 * What the frame tells besides its page, woken last: that a page changes, and that the line or the backend is away. With it wakes what
 * helps with lost files.
 */
import '@shop/util/lost-file';
import { LineNotice, type LineNoticeProps } from './line-notice';
import PageSigns, { type PageSignsProps } from './page-signs';

export default function Signs({ cart, ...page }: PageSignsProps & LineNoticeProps) {
  return (
    <>
      <PageSigns {...page} />
      <LineNotice cart={cart} />
    </>
  );
}

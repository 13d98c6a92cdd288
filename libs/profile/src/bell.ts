/** The bell of the header, for customers: all of it comes after the page. */
import { lazyView } from '@shop/view-kit';

export const NoticeBell = lazyView(() => import('./lib/bell/bell'));

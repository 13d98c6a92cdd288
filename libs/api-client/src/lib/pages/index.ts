/** Text pages, the newsletter, and public pages for sitemaps. */
import { shopApi } from '../base/api';
import { newsletterEndpoints } from './newsletter';
import { textPageEndpoints } from './text-page';

export const pagesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({ ...textPageEndpoints(build), ...newsletterEndpoints(build) }),
});

export const { useGetTextPageQuery, useSubscribeMutation } = pagesApi;
export type { TextPageName } from './text-page';
export { ADDRESSES_OF_A_CALL, publicAddresses, type PublicAddresses } from './public-addresses';

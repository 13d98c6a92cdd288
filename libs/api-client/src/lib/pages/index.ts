export { pagesApi, useGetTextPageQuery, useSubscribeMutation, type TextPageName } from './pages-api';
export { ADDRESSES_OF_A_CALL, publicAddresses, type PublicAddresses } from './public-addresses';

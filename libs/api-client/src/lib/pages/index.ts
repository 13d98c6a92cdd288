export { pagesApi, useGetTextPageQuery, useSubscribeMutation, type TextPageName } from './pages-api';

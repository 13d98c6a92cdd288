/** `/settings` */
import { definePage } from '@shop/page-engine';
import { profileMessages } from '@shop/profile';

export const page = definePage({
  load: () => import('./settings-page').then(({ Component }) => Component),
  messages: [profileMessages],
  meta: (_answers, { t }) => ({ title: t(profileMessages)('settings.title') }),
});

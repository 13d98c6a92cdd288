/** `/profile?page={section}` */
import { definePage } from '@shop/page-engine';
import { profileMessages } from '@shop/profile';
import { Component } from './profile-page';

export const page = definePage({
  View: Component,
  messages: [profileMessages],
  meta: (_answers, { t }) => ({ title: t(profileMessages)('profile.title') }),
});

/** `/auth/sign-in` */
import { accountMessages } from '@shop/account';
import { definePage } from '@shop/page-engine';
import { Component } from './sign-in-page';

export const page = definePage({
  View: Component,
  messages: [accountMessages],
  meta: (_answers, { t }) => ({ title: t(accountMessages)('signIn.title') }),
});

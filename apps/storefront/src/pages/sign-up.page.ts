/** `/auth/sign-up` */
import { accountMessages } from '@shop/account';
import { definePage } from '@shop/page-engine';
import { Component } from './sign-up-page';

export const page = definePage({
  View: Component,
  messages: [accountMessages],
  meta: (_answers, { t }) => ({ title: t(accountMessages)('signUp.title') }),
});

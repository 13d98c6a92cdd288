/** `/auth/forgot-password` */
import { accountMessages } from '@shop/account';
import { definePage } from '@shop/page-engine';
import { Component } from './forgot-password-page';

export const page = definePage({
  View: Component,
  messages: [accountMessages],
  meta: (_answers, { t }) => ({ title: t(accountMessages)('forgot.title') }),
});

/** Sign-up, sign-in, codes and passwords (contract §6.1). */
import {
  ForgotPassword,
  ResetPassword,
  SignedIn,
  SignIn,
  SignUp,
  VerifyPhone,
  VerifyToken,
} from '@shop/contract/account';
import { Message, refusals } from '@shop/contract/common';
import type { Shop } from '../../app';
import { say } from '../../messages';
import { checkResetCode, forgotPassword, resetPassword, signIn, signUp, verifyPhone } from './service';

export function accountRoutes(shop: Shop): void {
  const { app } = shop;
  const tags = ['auth'];
  const admits = { 200: SignedIn, ...refusals };
  const says = { 200: Message, ...refusals };

  app.post(
    '/api/v1/auth/sign-up',
    { schema: { operationId: 'signUp', tags, body: SignUp, response: admits } },
    async ({ body, place }) => signUp(shop, body, place),
  );
  app.post(
    '/api/v1/auth/login',
    { schema: { operationId: 'signIn', tags, body: SignIn, response: admits } },
    async ({ body, place }) => signIn(shop, body, place),
  );
  app.post(
    '/api/v1/auth/verify-phone',
    { schema: { operationId: 'verifyPhone', tags, body: VerifyPhone, response: admits } },
    async ({ body }) => verifyPhone(shop, body),
  );
  app.post(
    '/api/v1/auth/forgot-password',
    { schema: { operationId: 'forgotPassword', tags, body: ForgotPassword, response: says } },
    async ({ body, place }) => ({ message: await forgotPassword(shop, body, place) }),
  );
  app.post(
    '/api/v1/auth/verify-token',
    { schema: { operationId: 'checkResetCode', tags, body: VerifyToken, response: says } },
    async ({ body, place }) => {
      await checkResetCode(shop, body);
      return { message: say('codeRight', place.language) };
    },
  );
  app.put(
    '/api/v1/auth/reset-password',
    { schema: { operationId: 'resetPassword', tags, body: ResetPassword, response: says } },
    async ({ body, place }) => ({ message: await resetPassword(shop, body, place) }),
  );
}

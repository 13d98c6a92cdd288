/** Sign-up, sign-in, codes and passwords (contract §6.1). */
import {
  CheckEmail,
  FirebaseCode,
  FirebaseReset,
  ForgotPassword,
  ResetPassword,
  SignedIn,
  SignIn,
  SignUp,
  SocialSignIn,
  UpdateInfo,
  VerifyEmail,
  VerifyPhone,
  VerifyToken,
} from '@shop/contract/account';
import { Message, errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { completeAccount } from './complete';
import { knowDevice } from './device-cookie';
import {
  requestEmailCode,
  checkResetCode,
  forgotPassword,
  resetPassword,
  signIn,
  signInByFirebaseCode,
  signUp,
  verifyEmail,
  verifyPhone,
} from './service';
import { registerSocially, signInSocially } from './social-accounts';

const tags = ['auth'];

export function accountRoutes(shop: Shop): void {
  signInRoutes(shop);
  codeRoutes(shop);
}

/** Sign-up and sign-in: each knows the device that it comes from. */
function signInRoutes(shop: Shop): void {
  const { app } = shop;
  const signInResponses = { 200: SignedIn, ...errorResponses };
  app.post(
    '/api/v1/auth/sign-up',
    { preHandler: knowDevice, schema: { operationId: 'signUp', tags, body: SignUp, response: signInResponses } },
    async ({ body, place }) => signUp(shop, body, place),
  );
  app.post(
    '/api/v1/auth/login',
    { preHandler: knowDevice, schema: { operationId: 'signIn', tags, body: SignIn, response: signInResponses } },
    async ({ body, place }) => signIn(shop, body, place),
  );
  app.post(
    '/api/v1/auth/verify-phone',
    {
      preHandler: knowDevice,
      schema: { operationId: 'verifyPhone', tags, body: VerifyPhone, response: signInResponses },
    },
    async ({ body, place }) => verifyPhone(shop, body, place),
  );
  app.post(
    '/api/v1/auth/firebase-verify-token',
    {
      preHandler: knowDevice,
      schema: { operationId: 'signInByFirebaseCode', tags, body: FirebaseCode, response: signInResponses },
    },
    async ({ body, place }) => signInByFirebaseCode(shop, body, place),
  );
  app.post(
    '/api/v1/auth/social-login',
    {
      preHandler: knowDevice,
      schema: { operationId: 'signInSocially', tags, body: SocialSignIn, response: signInResponses },
    },
    async ({ body, place }) => signInSocially(shop, { ...body, isExistingOnly: true }, place),
  );
  app.post(
    '/api/v1/auth/social-register',
    {
      preHandler: knowDevice,
      schema: { operationId: 'registerSocially', tags, body: SocialSignIn, response: signInResponses },
    },
    async ({ body, place }) => registerSocially(shop, body, place),
  );
  app.post(
    '/api/v1/auth/update-info',
    {
      preHandler: knowDevice,
      schema: { operationId: 'completeAccount', tags, body: UpdateInfo, response: signInResponses },
    },
    async ({ body, place }) => completeAccount(shop, body, place),
  );
}

/** Codes, and passwords that are set by them. */
function codeRoutes(shop: Shop): void {
  const { app } = shop;
  const messageResponses = { 200: Message, ...errorResponses };
  app.post(
    '/api/v1/auth/forgot-password',
    { schema: { operationId: 'forgotPassword', tags, body: ForgotPassword, response: messageResponses } },
    async ({ body, place }) => ({ message: await forgotPassword(shop, body, place) }),
  );
  app.post(
    '/api/v1/auth/verify-token',
    { schema: { operationId: 'checkResetCode', tags, body: VerifyToken, response: messageResponses } },
    async ({ body, place }) => {
      await checkResetCode(shop, body, place);
      return { message: translate('codeRight', place.language) };
    },
  );
  app.put(
    '/api/v1/auth/reset-password',
    {
      preHandler: knowDevice,
      schema: { operationId: 'resetPassword', tags, body: ResetPassword, response: messageResponses },
    },
    async ({ body, place }) => ({ message: await resetPassword(shop, body, place) }),
  );
  app.put(
    '/api/v1/auth/firebase-reset-password',
    {
      preHandler: knowDevice,
      schema: { operationId: 'resetPasswordByFirebase', tags, body: FirebaseReset, response: messageResponses },
    },
    async ({ body, place }) => ({ message: await resetPassword(shop, body, place) }),
  );
  app.post(
    '/api/v1/auth/check-email',
    { schema: { operationId: 'askEmail', tags, body: CheckEmail, response: messageResponses } },
    async ({ body, place }) => ({ message: await requestEmailCode(shop, body.email, place) }),
  );
  app.post(
    '/api/v1/auth/verify-email',
    { schema: { operationId: 'verifyEmail', tags, body: VerifyEmail, response: messageResponses } },
    async ({ body, place }) => ({ message: await verifyEmail(shop, body, place) }),
  );
}

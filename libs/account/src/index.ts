export { SignInPage, type SignInPageProps } from './lib/sign-in-page';
export { SignUpPage } from './lib/sign-up-page';
export { ForgotPasswordPage } from './lib/forgot-password-page';
export { accountMessages } from './messages';

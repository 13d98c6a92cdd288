/** `/auth/forgot-password` */
import { ForgotPasswordPage } from '@shop/account';
import { paths } from '@shop/util';
import { useNavigate } from 'react-router-dom';

export function Component() {
  const navigate = useNavigate();
  return <ForgotPasswordPage onDone={() => void navigate(paths.signIn(), { replace: true })} />;
}

/** Instead of a form that guests can not use: signing in comes back to it. */
import { Button, EmptyState } from '@shop/ui';
import { paths } from '@shop/util';
import { useLocation, useNavigate } from 'react-router-dom';

export interface SignInFirstProps {
  title: string;
  text: string;
  /** Label of the button. */
  action: string;
}

export function SignInFirst({ title, text, action }: SignInFirstProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      drawing="person"
      title={title}
      text={text}
      action={<Button onClick={() => void navigate(paths.signIn(pathname + search))}>{action}</Button>}
    />
  );
}

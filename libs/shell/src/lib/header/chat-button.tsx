/** Opens the inbox for customers; guests get a toast and stay (NAV-08, NAV-09). */
import { selectIsSignedIn } from '@shop/session';
import { showToast, IconButton } from '@shop/ui';
import { paths } from '@shop/util';
import { IconMessage } from '@tabler/icons-react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useShellMessages } from '../../messages';

export function useChat(): () => void {
  const t = useShellMessages();
  const navigate = useNavigate();
  const isSignedIn = useSelector(selectIsSignedIn);
  return () => {
    if (isSignedIn) return void navigate(paths.inbox());
    showToast(t('footer.needsSignIn'), 'bad');
  };
}

export function ChatButton() {
  const t = useShellMessages();
  return (
    <IconButton aria-label={t('chat')} onClick={useChat()}>
      <IconMessage size={22} />
    </IconButton>
  );
}

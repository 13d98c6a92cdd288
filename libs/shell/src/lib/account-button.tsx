/** Who is here: a link to sign in, or a menu with the customer's pages and the way out (AUTH-13 to AUTH-25). */
import { ActionIcon } from '@mantine/core';
import { selectIsSignedIn } from '@shop/session';
import { Disclosure } from '@shop/ui';
import { paths } from '@shop/util';
import { IconUser } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { useShellText } from './texts';

const AccountMenu = lazy(() => import('./account-menu'));
const SignOutDialog = lazy(() => import('./sign-out-dialog'));

export function AccountButton({ onSignOut }: { onSignOut: () => void }) {
  const t = useShellText();
  const { pathname, search } = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [asking, setAsking] = useState(false);
  if (!isSignedIn)
    return (
      <ActionIcon
        component={Link}
        to={pathname.startsWith('/auth/') ? paths.signIn() : paths.signIn(pathname + search)}
        aria-label={t('account.signIn')}
      >
        <IconUser size={22} />
      </ActionIcon>
    );
  return (
    <>
      <Disclosure
        face={<IconUser size={22} aria-hidden="true" color="var(--mantine-primary-color-light-color)" />}
        label={t('account.menu')}
        align="end"
      >
        {(close) => (
          <Suspense fallback={null}>
            <AccountMenu
              close={close}
              onSignOut={() => {
                close();
                setAsking(true);
              }}
            />
          </Suspense>
        )}
      </Disclosure>
      {asking ? (
        <Suspense fallback={null}>
          <SignOutDialog onClose={() => setAsking(false)} onSignOut={onSignOut} />
        </Suspense>
      ) : null}
    </>
  );
}

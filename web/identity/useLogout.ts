import { visit } from '#web/address/visit.ts';
import { signedOut } from '#web/session/userSlice.ts';
import { useAppDispatch } from '#web/store.ts';
import { useSignOutMutation } from './identityApi.ts';

/** Logout: the session ends at the server, is cleared here even when the server cannot be reached, and /login-switch follows. */
export function useLogout(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const [signOut] = useSignOutMutation();
  return async () => {
    await signOut();
    dispatch(signedOut());
    visit('/login-switch');
  };
}

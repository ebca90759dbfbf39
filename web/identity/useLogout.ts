import { visit } from '#web/address/visit.ts';
import { leaveDevice } from '#web/session/device.ts';
import { signedOut } from '#web/session/userSlice.ts';
import { useAppDispatch } from '#web/store.ts';
import { useSignOutMutation } from './identityApi.ts';

/**
 * Logout: removes what is kept on the device, ends the session on the server, clears it here even if the server is
 * unavailable, and goes to /login-switch.
 */
export function useLogout(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const [signOut] = useSignOutMutation();
  return async () => {
    await leaveDevice();
    await signOut();
    dispatch(signedOut());
    visit('/login-switch');
  };
}

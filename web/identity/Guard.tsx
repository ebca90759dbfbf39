import { useCallback, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { Session } from '#contract/identity';
import type { Role } from '#domain/identity/permissions';
import { LeaveApp } from '#web/frame/LeaveApp.tsx';
import { Loading } from '#web/frame/Loading.tsx';
import { type DevicePart, device } from '#web/session/device.ts';
import { signedIn, signedOut } from '#web/session/userSlice.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { RestoreInNewTab } from './RestoreInNewTab.tsx';
import { returnTo } from './returnTo.ts';

const toSignIn = <LeaveApp to="/login-switch" />;
/** Fetched only where something is kept on the device. */
const Door = lazily(
  async (): Promise<DevicePart['Door']> => (await device.part)?.Door ?? (() => toSignIn),
  <Loading />,
);

/**
 * Redirects to /login-switch without a valid session, to / without the role that the route requires, and to the second
 * factor if it is still missing. The server checks again on every call.
 */
export function Guard({ role }: { role?: Role }) {
  const dispatch = useAppDispatch();
  const user = useAppSelector((state) => state.user);
  const { pathname, search, key } = useLocation();
  // Checked when a page is opened. Expiry while a page is open is handled by SessionWatch, so that no input is lost.
  const entered = useRef<{ key: string; isOver: boolean }>(undefined);
  if (entered.current?.key !== key) {
    entered.current = { key, isOver: user.isAuthenticated && user.expiry <= Date.now() };
  }
  const { isOver } = entered.current;
  const isIn = user.isAuthenticated && !isOver;
  const isComplete = user.stage === 'complete';

  const take = useCallback((session: Session) => void dispatch(signedIn(session)), [dispatch]);

  useEffect(() => {
    if (isOver) dispatch(signedOut());
  }, [isOver, dispatch]);
  useEffect(() => {
    if (!isIn || !isComplete) returnTo.remember(pathname + search);
  }, [isIn, isComplete, pathname, search]);

  if (!isIn) {
    const door = device.part && <Door onSession={take} otherwise={toSignIn} />;
    return <RestoreInNewTab onSession={take} otherwise={door ?? toSignIn} />;
  }
  if (!isComplete) return <LeaveApp to="/second-factor" />;
  if (role && user.role !== role) return <LeaveApp to="/" />;
  return <Outlet />;
}

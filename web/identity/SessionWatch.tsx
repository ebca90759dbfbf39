import { useCallback, useEffect, useState } from 'react';
import { noticeEnd } from '#web/calls/callEndpoint.ts';
import { device, leaveDevice } from '#web/session/device.ts';
import { onSessionRefused } from '#web/session/sessionRefusals.ts';
import { sessionRenewed, signedOut } from '#web/session/userSlice.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { useRenewSessionMutation } from './identityApi.ts';

const load = () => import('./SessionDialogs.tsx');
const SignInAgain = lazily(async () => (await load()).SignInAgain, null);
const IdleWarning = lazily(async () => (await load()).IdleWarning, null);

/** The warning appears two minutes before the end (departure 5). */
const warnBefore = 2 * 60_000;
/** The dialogs are fetched in advance, because the connection may be lost by the time they are shown. */
const fetchBefore = 2 * warnBefore;
/** Activity renews the idle time at most this often. */
const renewEvery = 60_000;

/**
 * Watches both ends of a session. Before the idle end, 'Stay' renews the session; before the end of the four hours, the
 * person signs in again in place. The page and all input stay unchanged.
 */
export function SessionWatch() {
  const user = useAppSelector((state) => state.user);
  const dispatch = useAppDispatch();
  const [renew] = useRenewSessionMutation();
  const [now, setNow] = useState(Date.now());

  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 5000);
    return () => clearInterval(clock);
  }, []);

  const stay = useCallback(async () => {
    const reply = await renew();
    if ('data' in reply && reply.data) dispatch(sessionRenewed(reply.data));
  }, [renew, dispatch]);

  useEffect(() => onSessionRefused((code) => noticeEnd({ code }, dispatch)), [dispatch]);
  useRenewalByUse(user.isAuthenticated, stay);

  // Without a network, no one can sign in again, and what is on the device is read on.
  if (!user.isAuthenticated || device.isUsed) return null;
  const { expiry, idle_expiry } = user;
  const leave = () => void leaveDevice().then(() => dispatch(signedOut()));
  if (Math.min(expiry, idle_expiry) - now > fetchBefore) return null;
  void load();
  const over = expiry <= now || idle_expiry <= now;
  if (over || expiry - now < warnBefore) return <SignInAgain over={over} onGiveUp={leave} />;
  if (idle_expiry - now >= warnBefore) return null;
  return <IdleWarning seconds={Math.ceil((idle_expiry - now) / 1000)} onStay={() => void stay()} onLeave={leave} />;
}

/** Keys and clicks count as activity; the server is notified at most once a minute. */
function useRenewalByUse(active: boolean, renew: () => Promise<void>): void {
  useEffect(() => {
    if (!active) return;
    let last = Date.now();
    const used = () => {
      if (Date.now() - last < renewEvery) return;
      last = Date.now();
      void renew();
    };
    window.addEventListener('keydown', used);
    window.addEventListener('pointerdown', used);
    return () => {
      window.removeEventListener('keydown', used);
      window.removeEventListener('pointerdown', used);
    };
  }, [active, renew]);
}

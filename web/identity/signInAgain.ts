import type { Session } from '#contract/identity';
import { Session as SessionSchema } from '#contract/identity';

const channel = 'assize-signed-in-again';
const popupName = 'assize-sign-in-again';

/**
 * Signing in again after four hours without leaving the page (departure 5): the provider opens in a separate window,
 * and its session is passed to the waiting page, where no input is lost.
 */
export function openSignInAgain(): Window | null {
  return window.open('/login', popupName, 'popup,width=520,height=720');
}

/** In the window that was opened for the sign-in: passes the session to the waiting page, and closes. */
export function handSessionToOpener(session: Session): boolean {
  if (window.name !== popupName) return false;
  const line = new BroadcastChannel(channel);
  line.postMessage(session);
  line.close();
  window.close();
  return true;
}

/** On the waiting page. Only same-origin pages can use the channel. */
export function onSignedInAgain(take: (session: Session) => void): () => void {
  const line = new BroadcastChannel(channel);
  line.onmessage = ({ data }) => {
    const session = SessionSchema.safeParse(data);
    if (session.success) take(session.data);
  };
  return () => line.close();
}

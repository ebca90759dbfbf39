import { useEffect } from 'react';
import { visit } from '#web/address/visit.ts';
import { Loading } from './Loading.tsx';

/** The landing page and the sign-in pages are separate documents without the app, so going to one leaves the app. */
export function LeaveApp({ to }: { to: string }) {
  useEffect(() => {
    visit(to, { replace: true });
    // A browser that restores the page from its cache would show it again on the way out.
    const start = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
    window.addEventListener('pageshow', start);
    return () => window.removeEventListener('pageshow', start);
  }, [to]);
  return <Loading />;
}

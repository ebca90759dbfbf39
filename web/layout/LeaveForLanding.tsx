import { useEffect } from 'react';
import { Loading } from './Loading.tsx';

/** The landing page is a separate document without the app: going to / leaves the app. */
export function LeaveForLanding() {
  useEffect(() => window.location.replace('/'), []);
  return <Loading />;
}

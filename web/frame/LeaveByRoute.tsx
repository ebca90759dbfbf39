import { useLocation } from 'react-router';
import { LeaveApp } from './LeaveApp.tsx';

/** A route that is a separate document: loads the same address outside the app. */
export function LeaveByRoute({ path }: { path: string }) {
  const { search } = useLocation();
  return <LeaveApp to={path + search} />;
}

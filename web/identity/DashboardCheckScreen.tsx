import { Navigate } from 'react-router';
import { useAppSelector } from '#web/store.ts';
import { homeOf } from './homeOf.ts';

/** /dashboard-check: sends each role to its own start page. */
export function DashboardCheckScreen() {
  const user = useAppSelector((state) => state.user);
  return <Navigate to={user.isAuthenticated ? homeOf(user.role) : '/login-switch'} replace />;
}

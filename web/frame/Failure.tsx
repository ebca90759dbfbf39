import { useRouteError } from 'react-router';
import { FailureNotice } from './FailureNotice.tsx';

/** Shown in place of a route that failed. */
export function Failure() {
  console.error(useRouteError());
  return <FailureNotice />;
}

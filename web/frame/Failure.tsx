import { useRouteError } from 'react-router';
import { FailureNotice } from './FailureNotice.tsx';

/** In place of a route that broke. */
export function Failure() {
  console.error(useRouteError());
  return <FailureNotice />;
}

import { useCallback, useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/**
 * Whether, when a response arrives late, the person is still on the screen that made the request and is not opening a
 * different one. Changing the address later would undo the person's navigation. The router itself is asked, because
 * React renders a navigation only some time after it has begun.
 */
export function useStillHere(): () => boolean {
  const router = useContext(DataRouterContext)?.router;
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current && (router?.state.navigation.state ?? 'idle') === 'idle', [router]);
}

import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * Whether, when a response arrives late, the person is still on the screen that made the request and is not opening a
 * different one. Changing the address later would undo the person's navigation.
 */
export function useStillHere(): () => boolean {
  const leaving = useNavigation().state !== 'idle';
  const here = useRef(true);
  here.current = !leaving;
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}

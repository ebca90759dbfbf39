import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * Tells, when an answer arrives late, whether the person is still on the screen that asked: it is shown, and no other
 * one is being opened. Changing the address after that would undo where the person is going.
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

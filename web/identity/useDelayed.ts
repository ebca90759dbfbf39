import { useEffect, useRef } from 'react';

/** Navigates after a delay, unless the screen is left first. */
export function useDelayed(delay: number, go: (path: string) => void): (path: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (path) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => go(path), delay);
  };
}

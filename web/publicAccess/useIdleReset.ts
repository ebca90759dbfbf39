import { useEffect } from 'react';
import { useNavigate } from 'react-router';

const idleMs = 3 * 60_000;
const signs = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** At a terminal, returns to the empty search after three minutes, so that the next person does not see what was read. */
export function useIdleReset(isTerminal: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isTerminal) return;
    let timer = 0;
    const restart = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => navigate('/records', { replace: true }), idleMs);
    };
    restart();
    for (const sign of signs) window.addEventListener(sign, restart, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, restart);
    };
  }, [isTerminal, navigate]);
}

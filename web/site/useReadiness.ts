import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';

const Readiness = z.object({
  status: z.string(),
  checks: z.record(z.string(), z.string()),
  scanner: z.enum(['ok', 'failing', 'off']).optional(),
});
type Scanner = z.infer<typeof Readiness>['scanner'];

export type SystemState =
  | { state: 'asking' }
  | { state: 'unreachable'; at: Date }
  | { state: 'ready' | 'failing'; checks: Record<string, string>; scanner: Scanner; at: Date };

/** The portal's status from /readyz; `ask` requests it again. */
export function useReadiness(): { system: SystemState; ask: () => void } {
  const [system, setSystem] = useState<SystemState>({ state: 'asking' });
  const ask = useCallback(() => {
    void readReadiness().then(setSystem);
  }, []);
  useEffect(ask, [ask]);
  return { system, ask };
}

async function readReadiness(): Promise<SystemState> {
  const at = new Date();
  const response = await fetch('/readyz').catch(() => null);
  const answer = Readiness.safeParse(await response?.json().catch(() => null));
  if (!response || !answer.success) return { state: 'unreachable', at };
  return { state: response.ok ? 'ready' : 'failing', checks: answer.data.checks, scanner: answer.data.scanner, at };
}

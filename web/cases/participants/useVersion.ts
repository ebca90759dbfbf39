import { useState } from 'react';
import type { CallError } from '#web/calls/CallError.ts';

/**
 * The version that a change is based on. After a refusal because of another person's change, the change can be saved
 * again: the version is then the current one, and everything entered is kept.
 */
export function useVersion(first: number) {
  const [version, setVersion] = useState(first);
  const onRefused = ({ code, details }: CallError) => {
    const now = (details as { version?: number } | undefined)?.version;
    if (code === 'changed_meanwhile' && now) setVersion(now);
  };
  return { version, onRefused };
}

import { useEffect, useRef } from 'react';
import type { RosterImport } from '#contract/rosterImports';

type Reply = { data?: { import: RosterImport } | undefined };
/** Makes a change after those before it, based on the version that they left. */
export type InTurn = <R extends Reply>(change: (version: number) => PromiseLike<R>) => Promise<R>;

/**
 * Makes changes of an import one after the other, each based on the version that the last one left, so that a person who
 * is quicker than the server is not refused as if someone else had changed it.
 */
export function useInTurn({ version }: Pick<RosterImport, 'version'>): InTurn {
  const known = useRef(version);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    known.current = Math.max(known.current, version);
  }, [version]);
  return (change) => {
    const made = last.current.then(async () => {
      const reply = await change(known.current);
      if (reply.data) known.current = reply.data.import.version;
      return reply;
    });
    last.current = made.catch(() => undefined);
    return made;
  };
}

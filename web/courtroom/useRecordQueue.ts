import { useRef } from 'react';
import type { CourtRecord, GivenEntry } from '#contract/courtroom';
import type { CallError } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import { useEnterInCourtMutation } from './courtroomApi.ts';

export type Entered = { data?: CourtRecord; error?: unknown };
export type EnterInCourt = (entry: GivenEntry, options?: { quiet?: boolean }) => Promise<Entered>;

/**
 * Sends the entries on a record one after the other, each based on the reply to the one before, so that keys can be
 * pressed faster than the server answers. An entry that is refused is announced; what follows it is based on the record
 * as it is then.
 */
export function useRecordQueue(record: CourtRecord | undefined): EnterInCourt {
  const [send] = useEnterInCourtMutation();
  const waiting = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef<{ id: string; version: number } | null>(null);
  const id = record?.hearing.id;
  if (record && (latest.current?.id !== id || record.version > latest.current!.version)) {
    latest.current = { id: record.hearing.id, version: record.version };
  }
  return (entry, { quiet = false } = {}) => {
    const made = waiting.current.then(async (): Promise<Entered> => {
      if (!latest.current) return {};
      const { id: hearing, version } = latest.current;
      const reply = await send({ id: hearing, version, entry });
      if (reply.data) latest.current = { id: hearing, version: reply.data.version };
      else {
        const { code, details } = reply.error as CallError & { details?: { version?: number } };
        if (code === 'changed_meanwhile') latest.current = { id: hearing, version: details?.version ?? version };
        if (!quiet) toast.error(errorText(reply.error as CallError));
      }
      return reply as Entered;
    });
    waiting.current = made;
    return made;
  };
}

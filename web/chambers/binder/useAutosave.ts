import { useCallback, useEffect, useRef, useState } from 'react';
import type { BinderNote } from '#contract/binders';
import { errorText } from '#web/calls/errorText.ts';
import { useAskBeforeClosing } from '#web/ui/useAskBeforeClosing.ts';
import { useSaveBinderNoteMutation } from './bindersApi.ts';

const restMilliseconds = 800;

type Edited = Pick<BinderNote, 'text' | 'color' | 'audience'>;
type Changed = { version: number; current: BinderNote | null };

/**
 * Saves a note while the judge types. Input is kept until it is saved; a note that another tab changed is shown, and is
 * replaced only when the judge chooses so. `conflict` is the note as another device changed it, while this one had no
 * network.
 */
export function useAutosave(hearing: string, note: BinderNote, conflict?: BinderNote) {
  const [edited, setEdited] = useState<Edited>({ text: note.text, color: note.color, audience: note.audience });
  const [other, setOther] = useState<BinderNote | null>(conflict ?? null);
  const [failure, setFailure] = useState<string | null>(null);
  const [save, { isLoading }] = useSaveBinderNoteMutation();
  const base = useRef(conflict?.version ?? note.version);
  const stored = useRef<Edited>(conflict ?? edited);
  const latest = useRef(edited);
  latest.current = edited;
  const isSending = useRef(false);
  // The device keeps both texts until the judge decides.
  const undecided = useRef<BinderNote | null>(null);
  undecided.current = conflict ? other : null;

  // The note arrived from this device after the network was available again, or was changed there too.
  useEffect(() => {
    const { text, color, audience } = stored.current;
    const isAsStored = note.text === text && note.color === color && note.audience === audience;
    if (isAsStored) base.current = Math.max(base.current, note.version);
  }, [note]);
  useEffect(() => {
    if (!conflict) return;
    base.current = conflict.version;
    stored.current = conflict;
    setOther(conflict);
  }, [conflict]);

  const send = useCallback(async (): Promise<void> => {
    const sent = latest.current;
    if (isSending.current || undecided.current || sent === stored.current) return;
    isSending.current = true;
    const { id: note_id, document_id, version_id, page, boxes, quote, kind } = note;
    const place = { note_id, document_id, version_id, page, boxes, quote, kind };
    const reply = await save({ id: hearing, ...place, ...sent, version: base.current });
    isSending.current = false;
    if (reply.data) {
      base.current = reply.data.version;
      stored.current = sent;
      setFailure(null);
      if (latest.current !== sent) await send();
      return;
    }
    setFailure(errorText(reply.error));
    const details = (reply.error as { details?: Changed } | undefined)?.details;
    if (details?.current) {
      base.current = details.version;
      setOther(details.current);
    }
  }, [hearing, note, save]);

  const isDirty = edited !== stored.current;
  useAskBeforeClosing(isDirty && !undecided.current);
  useEffect(() => {
    // After a conflict, the judge decides.
    if (edited === stored.current || other) return;
    const timer = setTimeout(() => void send(), restMilliseconds);
    return () => clearTimeout(timer);
  }, [edited, other, send]);
  const sendNow = useRef(send);
  sendNow.current = send;
  // A note that is closed is saved with what was typed last.
  useEffect(() => () => void sendNow.current(), []);

  return {
    edited,
    change: (part: Partial<Edited>) => setEdited((old) => ({ ...old, ...part })),
    state: failure !== null ? ('failed' as const) : isDirty || isLoading ? ('saving' as const) : ('saved' as const),
    failure,
    other,
    keepMine: () => {
      undecided.current = null;
      setOther(null);
      setFailure(null);
      void send();
    },
    keepOther: () => {
      if (!other) return;
      const kept = { text: other.text, color: other.color, audience: other.audience };
      stored.current = kept;
      setEdited(kept);
      setOther(null);
      setFailure(null);
    },
    version: () => base.current,
  };
}

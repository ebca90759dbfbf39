import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftEnvelope } from '#contract/draftEnvelope';
import type { CallError } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { useAppDispatch } from '#web/store.ts';
import { useAskBeforeClosing } from '#web/ui/useAskBeforeClosing.ts';
import { registerSave } from '../draft/pendingSaves.ts';
import { envelopeApi } from './envelopeApi.ts';
import {
  compareWithSaved,
  type EditKey,
  type Edits,
  type EditValue,
  inputOf,
  isEmpty,
  savedText,
  withoutConflicts,
  withoutSaved,
} from './envelopeEdits.ts';

/** After the last key, for as long as a short pause in typing. */
const pauseMs = 700;
const mostAttempts = 4;

export type SaveState = { kind: 'saved' | 'waiting' | 'saving' } | { kind: 'failed'; why: string };
export type EnvelopeWork = ReturnType<typeof useEnvelopeWork>;

/**
 * The changes of an open envelope, which are saved automatically. What cannot be saved stays on screen and is sent
 * again; if another window has changed the same value, the person decides which one applies.
 */
export function useEnvelopeWork(envelope: DraftEnvelope) {
  const { id } = envelope;
  const dispatch = useAppDispatch();
  const edits = useRef<Edits>({});
  const [shown, setShown] = useState<Edits>({});
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));

  const replace = useCallback((next: Edits) => {
    edits.current = next;
    setShown(next);
  }, []);

  const sendOnce = useCallback(
    async (sent: Edits): Promise<CallError | null> => {
      const saved = await dispatch(envelopeApi.endpoints.readEnvelope.initiate({ id }, { subscribe: false }));
      if (!saved.data) return (saved.error as CallError | undefined) ?? { status: 0, error: '' };
      const call = envelopeApi.endpoints.saveEnvelope.initiate({ id, version: saved.data.version, ...inputOf(sent) });
      const reply = await dispatch(call);
      if (reply.error) return reply.error as CallError;
      replace(withoutSaved(edits.current, sent));
      return null;
    },
    [dispatch, id, replace],
  );

  /** Saves everything without a conflict. False if something is not saved afterward. */
  const send = useCallback(async (): Promise<boolean> => {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const sent = withoutConflicts(edits.current);
      if (isEmpty(sent)) break;
      setState({ kind: 'saving' });
      const error = await sendOnce(sent);
      if (error?.code === 'envelope_changed') {
        const asked = { subscribe: false, forceRefetch: true };
        const { data } = await dispatch(envelopeApi.endpoints.readEnvelope.initiate({ id }, asked));
        if (data) replace(compareWithSaved(edits.current, data));
      } else if (error) {
        setState({ kind: 'failed', why: errorText(error) });
        return false;
      }
    }
    setState({ kind: isEmpty(edits.current) ? 'saved' : 'waiting' });
    return isEmpty(edits.current);
  }, [dispatch, id, replace, sendOnce]);

  const save = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    running.current = running.current.then(send, send);
    return running.current;
  }, [send]);

  useEffect(() => {
    const remove = registerSave(save);
    return () => {
      remove();
      // Closing the draft saves what was just typed.
      if (!isEmpty(edits.current)) void save();
    };
  }, [save]);
  useAskBeforeClosing(!isEmpty(shown));

  const edit = (key: EditKey, value: EditValue, typing = false) => {
    const base = edits.current[key]?.base ?? savedText(envelope, key);
    replace({ ...edits.current, [key]: { value, base, conflict: edits.current[key]?.conflict ?? false } });
    setState({ kind: 'waiting' });
    clearTimeout(timer.current);
    if (typing) timer.current = setTimeout(() => void save(), pauseMs);
    else void save();
  };
  return {
    envelope,
    edits: shown,
    state,
    /** A choice, which is saved immediately. */
    choose: (key: EditKey, value: EditValue) => edit(key, value),
    /** Text, which is saved after a pause. */
    type: (key: EditKey, value: string) => edit(key, value, true),
    save,
    /** Resolves a conflict: with the own value, which is saved, or with the one from the other window. */
    resolve: (key: EditKey, own: boolean) => {
      const { [key]: edited, ...others } = edits.current;
      if (edited) replace(own ? { ...others, [key]: { ...edited, conflict: false } } : others);
      void save();
    },
  };
}

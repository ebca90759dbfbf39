import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChangedValues, prepareDocuments, type Resubmission } from '#contract/resubmissions';
import type { CallError } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { sendFiles } from '#web/calls/sendFiles.ts';
import { useAppDispatch } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { sendLargeFile } from '#web/uploads/sendLargeFile.ts';
import { useGoodFiles } from '../useGoodFiles.ts';
import {
  resubmissionApi,
  usePrepareResubmissionMutation,
  useReadResubmissionQuery,
  useSubmitResubmissionMutation,
} from './resubmissionApi.ts';
import { type PreparedFiles, splitBySize } from './splitBySize.ts';

/** What the filer types; everything else is on the server immediately. */
export type Typed = { answer: string; values: ChangedValues };
const typingPauseMs = 700;
const conflict = 'resubmission_changed';

/**
 * The resubmission of a returned filing while its filer prepares it. What is typed is saved after a pause, on leaving the
 * screen, and before it is submitted. A change in another window is reported, and nothing typed is overwritten.
 */
export function useResubmission(id: string, isOpen: boolean) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { currentData: data, error, refetch } = useReadResubmissionQuery(isOpen ? { id } : skipToken);
  const [prepare] = usePrepareResubmissionMutation();
  const [submit] = useSubmitResubmissionMutation();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isConflict, setConflict] = useState(false);
  const [busy, setBusy] = useState<'documents' | 'submit' | null>(null);
  // The newest version that this window knows: a save may be answered after the next one is due.
  const version = useRef(0);
  const saving = useRef<Promise<boolean>>(Promise.resolve(true));
  const unsaved = useRef<Typed | null>(null);
  if (data && data.version > version.current && !isConflict) version.current = data.version;

  const fail = (failure: unknown): false => {
    if ((failure as CallError).code === conflict) setConflict(true);
    else setProblem(errorText(failure));
    return false;
  };
  const take = (reply: Resubmission) => {
    version.current = reply.version;
    setProblem(null);
    setConflict(false);
  };
  const change = (what: Partial<Typed> & { remove?: string[] }): Promise<boolean> => {
    saving.current = saving.current.then(async () => {
      const reply = await prepare({ id, version: version.current, ...what });
      if (reply.error) return fail(reply.error);
      take(reply.data);
      return true;
    });
    return saving.current;
  };
  const flush = (): Promise<boolean> => {
    const what = unsaved.current;
    unsaved.current = null;
    return what ? change(what) : saving.current;
  };
  const flushOnLeaving = useEffectEvent(() => void flush());
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => flushOnLeaving(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => flushOnLeaving(), []);

  const now: Typed = typed ?? { answer: data?.answer ?? '', values: data?.values ?? {} };
  const type = (what: Partial<Typed>) => {
    unsaved.current = { ...now, ...what };
    setTyped(unsaved.current);
  };
  const good = useGoodFiles();
  const send = async (files: PreparedFiles) => {
    setBusy('documents');
    await flush();
    const { small, large } = splitBySize(files);
    if (small) {
      const reply = await sendFiles(prepareDocuments, { id, version: version.current, ...small });
      if (!reply.data) {
        setBusy(null);
        return void fail(reply.error);
      }
      take(reply.data);
      dispatch(resubmissionApi.util.upsertQueryData('readResubmission', { id }, reply.data));
    }
    for (const { file, ...target } of large) {
      const { error: refused } = await dispatch(sendLargeFile(file, { metadata: { ...target, filing: id } }));
      if (refused) fail(refused);
      const { data: newest } = await refetch();
      if (newest) take(newest);
    }
    setBusy(null);
  };
  return {
    ...{ data, error, typed: now, type, problem, busy, isConflict },
    replace: (files: FileList | null, replaces?: string) => {
      const [replacement] = good(files);
      if (replacement) void send({ replacement, ...(replaces && { replaces }) });
    },
    /** Dropped documents: the first one replaces a document, and the others are attached. */
    correct: ([replacement, ...attachment]: readonly File[], replaces: string) => {
      if (busy !== null) toast.warning(t('filings.drop.busy'));
      else if (replacement)
        void send({ replacement, ...(replaces && { replaces }), ...(attachment.length > 0 && { attachment }) });
    },
    attach: (files: FileList | null) => {
      const attachment = good(files);
      if (attachment.length > 0) void send({ attachment });
    },
    remove: (file: string) => void flush().then(() => change({ remove: [file] })),
    /** After a change in another window: saves what is typed here, or shows what is there. */
    keepMine: async () => {
      const { data: newest } = await refetch();
      version.current = newest?.version ?? version.current;
      await change(now);
    },
    takeTheirs: async () => {
      unsaved.current = null;
      setTyped(null);
      const { data: newest } = await refetch();
      if (newest) take(newest);
    },
    submit: async (confirmed: boolean) => {
      setBusy('submit');
      setProblem(null);
      if (await flush()) {
        const reply = await submit({ id, version: version.current, ...(confirmed && { confirmed_doubts: true }) });
        if (reply.data) toast.success(t('filings.returned.submitted'));
        else fail(reply.error);
      }
      setBusy(null);
    },
  };
}
export type ResubmissionWork = ReturnType<typeof useResubmission>;

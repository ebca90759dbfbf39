import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeldSubmission } from '#contract/heldSubmissions';
import { correctFiling } from '#contract/review';
import { sendFiles } from '#web/calls/sendFiles.ts';
import { useAppDispatch } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { checkFile, formatBytes } from './checkFile.ts';
import { filingsApi } from './filingsApi.ts';

/** What the filer submits again for a returned filing. Everything is kept if sending fails. */
export function useCorrection(id: string, needsNewDocument: boolean) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [file, setFile] = useState<File | null>(null);
  const [added, setAdded] = useState<File[]>([]);
  const [answer, setAnswer] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [held, setHeld] = useState<HeldSubmission | null>(null);

  const good = (files: FileList | null): File[] => {
    const all = [...(files ?? [])];
    const wrong = all.map((one) => ({ one, problem: checkFile(one) })).find((checked) => checked.problem);
    setProblem(
      wrong
        ? t(`filings.upload.problem.${wrong.problem}`, { name: wrong.one.name, size: formatBytes(wrong.one.size) })
        : null,
    );
    return all.filter((one) => !checkFile(one));
  };
  const send = async (lead: { main_document?: File; held_submission?: string }) => {
    setBusy(true);
    setProblem(null);
    const more = { ...(added.length > 0 && { supporting_document: added }), ...(answer.trim() && { answer }) };
    const reply = await sendFiles(correctFiling, { id, ...lead, ...more });
    setBusy(false);
    dispatch(filingsApi.util.invalidateTags(['Held']));
    if (reply.error?.code === 'correction_doubted') return setHeld(reply.error.details as HeldSubmission);
    setHeld(null);
    if (!reply.data) return setProblem(reply.error.error || t('common.unexpectedError'));
    setFile(null);
    setAdded([]);
    setAnswer('');
    toast.success(reply.data.message);
    dispatch(filingsApi.util.invalidateTags(['Filings', 'Review', { type: 'Filing', id }]));
  };
  const submit = () => {
    if (file) return void send({ main_document: file });
    return needsNewDocument ? setProblem(t('filings.correct.missing')) : void send({});
  };
  return {
    ...{ file, added, answer, busy, problem, held, setAnswer, setHeld, submit },
    choose: (files: FileList | null) => {
      const [chosen] = good(files);
      if (chosen) setFile(chosen);
    },
    add: (files: FileList | null) => {
      // Read now: the list empties when the control is reset for the next choice.
      const chosen = good(files);
      setAdded((before) => [...before, ...chosen]);
    },
    drop: (one: File) => setAdded((before) => before.filter((other) => other !== one)),
    confirm: (held_submission: string) => void send({ held_submission }),
  };
}

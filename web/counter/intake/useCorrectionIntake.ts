import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CounterOptions, type Intake, takeInCorrection } from '#contract/counter';
import type { FilingDetails } from '#contract/filings';
import type { HeldSubmission } from '#contract/heldSubmissions';
import type { FilingCourtStatus } from '#contract/review';
import { api } from '#web/calls/api.ts';
import { sendFiles } from '#web/calls/sendFiles.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useAppDispatch } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { type ArrivalValues, arrivalInput, arrivedNow } from './ArrivalFields.tsx';

/** The returned filing, and how it was taken in. */
export type ReturnedPaper = { intake: Intake; status: FilingCourtStatus; filing: FilingDetails };

export type CorrectionValues = ArrivalValues & {
  /** The filer brings an answer or further documents, and not the document itself. */
  keeps_lead: boolean;
  documents: File[];
  answer: string;
};

/** The form of a correction. A document that differs is held until the clerk has compared it with the returned one. */
export function useCorrectionIntake({ intake, status }: ReturnedPaper, options: CounterOptions, onDone: () => void) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [held, setHeld] = useState<HeldSubmission | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const id = intake.filing_id;
  const defaults: CorrectionValues = {
    ...arrivedNow(options),
    ...{ keeps_lead: !status.needs_new_document, documents: [], answer: '' },
  };
  const finish = ({ message }: { message: string }) => {
    toast.success(message);
    dispatch(api.util.invalidateTags(['Counter', 'Review', 'Filings', 'Held', { type: 'Filing', id }]));
    onDone();
  };
  const form = useContractForm(takeInCorrection, {
    defaults,
    check: ({ keeps_lead, documents }) =>
      keeps_lead || documents.length > 0 ? {} : { documents: t('counter.intake.noDocument') },
    toInput: (values) => inputOf(id, values),
    send: (input) => sendFiles(takeInCorrection, input),
    onSent: finish,
    onRefused: ({ code, details }) => {
      if (code === 'correction_doubted') setHeld(details as HeldSubmission);
    },
  });
  /** The clerk has compared it: what is held takes the place of the document. */
  const confirm = async ({ held_submission }: HeldSubmission) => {
    setConfirming(true);
    const { main_document: _, ...input } = inputOf(id, form.current());
    const reply = await sendFiles(takeInCorrection, { ...input, held_submission });
    setConfirming(false);
    setHeld(null);
    if (reply.data) finish(reply.data);
    else form.showRefusal(reply.error);
  };
  return { form, held, isConfirming, confirm, dismiss: () => setHeld(null) };
}

function inputOf(id: string, values: CorrectionValues) {
  const { keeps_lead, documents, answer } = values;
  const [main_document, ...others] = documents;
  const supporting_documents = keeps_lead ? documents : others;
  return {
    id,
    ...arrivalInput(values),
    ...(answer.trim() && { answer }),
    ...(!keeps_lead && main_document && { main_document }),
    ...(supporting_documents.length > 0 && { supporting_documents }),
  };
}

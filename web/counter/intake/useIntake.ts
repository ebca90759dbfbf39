import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type CounterOptions, takeInDocuments } from '#contract/counter';
import type { PaperChannel } from '#domain/filings/intakeChannels';
import { api } from '#web/calls/api.ts';
import { sendFiles } from '#web/calls/sendFiles.ts';
import type { PickedCase } from '#web/cases/CasePicker.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useAppDispatch } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { type FilerValues, filerInput, noFiler } from './filerValues.ts';

export type IntakeValues = FilerValues & {
  channel: PaperChannel;
  received_on: string;
  received_at_time: string;
  postmarked_on: string;
  case: PickedCase | null;
  case_type: string;
  /** The first one is the lead document. */
  documents: File[];
};

/** The form of an intake. The same documents sent again after a lost response are taken in once. */
export function useIntake({ today, time }: CounterOptions) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const key = useRef<string>(crypto.randomUUID());
  const defaults: IntakeValues = {
    ...noFiler,
    ...{ channel: 'counter', received_on: today, received_at_time: time, postmarked_on: '', case: null },
    ...{ case_type: '', documents: [] },
  };
  const form = useContractForm(takeInDocuments, {
    defaults,
    check: ({ documents }) => (documents.length === 0 ? { documents: t('counter.intake.noDocument') } : {}),
    toInput: inputOf,
    send: (input) => sendFiles(takeInDocuments, input, { headers: { 'Idempotency-Key': key.current } }),
    onSent: ({ message }) => {
      key.current = crypto.randomUUID();
      toast.success(message);
      dispatch(api.util.invalidateTags(['Counter', 'Review', 'Filings']));
      form.reset();
    },
    onRefused: ({ status }) => {
      // The court has answered: the next attempt is a new one.
      if (status !== 0) key.current = crypto.randomUUID();
    },
  });
  return form;
}
export type IntakeForm = ReturnType<typeof useIntake>;

function inputOf(values: IntakeValues) {
  const { channel, received_on, received_at_time, postmarked_on, case_type, documents } = values;
  const [main_document, ...supporting_documents] = documents;
  return {
    ...filerInput(values),
    ...{ channel, received_on, received_at_time },
    ...(channel === 'mail' && postmarked_on && { postmarked_on }),
    ...(values.case && { case_id: values.case.id }),
    ...(case_type && { case_type }),
    ...(main_document && { main_document }),
    ...(supporting_documents.length > 0 && { supporting_documents }),
  };
}

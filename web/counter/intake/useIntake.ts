import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type CounterOptions, takeInDocuments } from '#contract/counter';
import { api } from '#web/calls/api.ts';
import { sendFiles } from '#web/calls/sendFiles.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useAppDispatch } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { type ArrivalValues, arrivalInput, arrivedNow } from './ArrivalFields.tsx';
import { type CaseValues, caseInput } from './caseValues.ts';
import { type FilerValues, filerInput, noFiler } from './filerValues.ts';

export type IntakeValues = FilerValues &
  ArrivalValues &
  CaseValues & {
    /** The first one is the lead document. */
    documents: File[];
  };

/** The form of an intake. The same documents sent again after a lost response are taken in once. */
export function useIntake(options: CounterOptions) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const key = useRef<string>(crypto.randomUUID());
  const defaults: IntakeValues = {
    ...noFiler,
    ...arrivedNow(options),
    ...{ case: null, case_type: '', documents: [] },
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
  const [main_document, ...supporting_documents] = values.documents;
  return {
    ...filerInput(values),
    ...arrivalInput(values),
    ...caseInput(values),
    ...(main_document && { main_document }),
    ...(supporting_documents.length > 0 && { supporting_documents }),
  };
}

import { useTranslation } from 'react-i18next';
import { caseTypes } from '#domain/courts/choices';
import { CasePicker, type PickedCase } from '#web/cases/CasePicker.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { Select } from '#web/ui/Select.tsx';

/** The case as typed; without one, a new case. The participant belongs to the case. */
export type CaseValues = { case: PickedCase | null; case_type: string; participant_id: string };
type Props = { form: Pick<Form<CaseValues>, 'values' | 'set' | 'problems'> };

/** The case as the contract takes it. */
export const caseInput = ({ case: chosen, case_type }: Pick<CaseValues, 'case' | 'case_type'>) => ({
  ...(chosen && { case_id: chosen.id }),
  ...(case_type && { case_type }),
});

/** The case of documents on paper, and the type of a new one. */
export function CaseFields({ form: { values, set, problems } }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <CasePicker
        label={t('counter.intake.case')}
        hint={t('counter.intake.caseHint')}
        problem={problems.case}
        value={values.case}
        onChange={(chosen) => set({ case: chosen, participant_id: '' })}
      />
      <Select
        label={t('counter.intake.caseType')}
        optional
        value={values.case_type}
        problem={problems.case_type}
        onChange={(case_type) => set({ case_type })}
        placeholder={t('counter.intake.noCaseType')}
        options={caseTypes.map((value) => ({ value, label: value }))}
      />
    </>
  );
}

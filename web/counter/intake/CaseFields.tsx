import { useTranslation } from 'react-i18next';
import { caseTypes } from '#domain/courts/choices';
import { CasePicker } from '#web/cases/CasePicker.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { Select } from '#web/ui/Select.tsx';
import type { CaseValues } from './caseValues.ts';

type Props = { form: Pick<Form<CaseValues>, 'values' | 'set' | 'problems'> };

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

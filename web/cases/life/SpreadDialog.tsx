import { useTranslation } from 'react-i18next';
import type { CaseRelation } from '#contract/caseLife';
import { spreadEntry } from '#contract/caseRelations';
import type { CaseDetails } from '#contract/cases';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useSpreadEntryMutation } from './lifeApi.ts';
import { whenDone } from './whenDone.ts';

type Props = { found: CaseDetails; members: readonly CaseRelation[]; onClose: () => void };

/** Enters an entry of the lead case in the member cases that the clerk chooses. */
export function SpreadDialog({ found, members, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useSpreadEntryMutation();
  const form = useContractForm(spreadEntry, {
    defaults: { number: '', case_ids: members.map(({ case_id }) => case_id) },
    toInput: (values) => ({ ...values, id: found.id }),
    send,
    onSent: whenDone(onClose),
  });
  const { case_ids } = form.values;
  const toggle = (id: string, chosen: boolean) =>
    form.set({ case_ids: chosen ? [...case_ids, id] : case_ids.filter((one) => one !== id) });
  return (
    <FormDialog
      form={form}
      title={t('cases.life.spread.title', { number: found.case_number })}
      verb={t('cases.life.spread.button')}
      onClose={onClose}
    >
      <TextField
        label={t('cases.life.spread.number')}
        type="number"
        min={1}
        inputMode="numeric"
        {...form.field('number')}
      />
      <ChoiceGroup label={t('cases.life.spread.to')} problem={form.problems.case_ids}>
        {members.map(({ case_id, case_number, title }) => (
          <Checkbox
            key={case_id}
            label={`${case_number} ${title}`}
            checked={case_ids.includes(case_id)}
            onChange={(chosen) => toggle(case_id, chosen)}
          />
        ))}
      </ChoiceGroup>
    </FormDialog>
  );
}

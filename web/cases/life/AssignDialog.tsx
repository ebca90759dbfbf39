import { useTranslation } from 'react-i18next';
import { assignJudge } from '#contract/caseLife';
import type { CaseDetails } from '#contract/cases';
import { chancesOf, ruleFor } from '#domain/cases/assignmentRules';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { useAssignJudgeMutation, useReadJudgeAssignmentQuery, useReadJudgeSuggestionsQuery } from './lifeApi.ts';
import { ReasonField } from './ReasonField.tsx';
import { SuggestedJudges } from './SuggestedJudges.tsx';
import { whenDone } from './whenDone.ts';

const byRule = 'rule';

/** Assigns a case to a judge, or draws one by the court’s rule. Caseloads and absences are shown with the names. */
export function AssignDialog({ found, onClose }: { found: CaseDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const { data } = useReadJudgeAssignmentQuery({});
  const { data: suggested } = useReadJudgeSuggestionsQuery({ id: found.id });
  const [send] = useAssignJudgeMutation();
  const form = useContractForm(assignJudge, {
    defaults: { judge_id: '', reason: '' },
    toInput: ({ judge_id, reason }) => ({
      id: found.id,
      version: found.version,
      reason,
      ...(judge_id === byRule ? {} : { judge_id }),
    }),
    send,
    onSent: whenDone(onClose),
  });
  const rule = ruleFor(
    (data?.rules ?? []).map((one) => ({ ...one, department: one.department ?? null })),
    found.case_type,
  );
  const names = rule && [...chancesOf(rule)].filter(([, chance]) => chance > 0).length;
  return (
    <FormDialog
      form={form}
      title={t('cases.life.judge.title', { number: found.case_number })}
      verb={t('cases.life.judge.button')}
      onClose={onClose}
    >
      {suggested && <SuggestedJudges judges={suggested} onChoose={(judge_id) => form.set({ judge_id })} />}
      <Select
        label={t('cases.field.judge')}
        {...form.field('judge_id')}
        placeholder={t('cases.life.judge.choose')}
        options={[
          ...(rule
            ? [{ value: byRule, label: t('cases.life.judge.byRule', { name: rule.name, count: names ?? 0 }) }]
            : []),
          ...(data?.judges ?? [])
            .filter(({ name }) => name !== found.judge_name)
            .map(({ id, name, open_cases, absent }) => ({
              value: id,
              label: t(absent ? 'cases.life.judge.absentOption' : 'cases.life.judge.option', {
                name,
                count: open_cases,
              }),
            })),
        ]}
      />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}

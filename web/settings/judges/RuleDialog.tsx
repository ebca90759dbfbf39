import { useTranslation } from 'react-i18next';
import { addJudgeRule, changeJudgeRule, type JudgeAssignment, type JudgeRule } from '#contract/judgeAssignment';
import { assignmentMethods } from '#domain/cases/judgeDraw';
import { type CaseType, caseTypes } from '#domain/courts/choices';
import { useAddJudgeRuleMutation, useChangeJudgeRuleMutation } from '#web/cases/life/lifeApi.ts';
import { whenDone } from '#web/cases/life/whenDone.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { RuleJudges } from './RuleJudges.tsx';

type Props = { rule: JudgeRule | null; judges: JudgeAssignment['judges']; onClose: () => void };

/** Adds or changes a rule for the assignment of judges. */
export function RuleDialog({ rule, judges, onClose }: Props) {
  const { t } = useTranslation();
  const form = useRuleForm(rule, onClose);
  const types = form.values.case_types;
  const chooseType = (type: CaseType, chosen: boolean) =>
    form.set({ case_types: chosen ? [...types, type] : types.filter((one) => one !== type) });
  return (
    <FormDialog
      form={form}
      title={rule ? t('lists.change', { name: rule.name }) : t('settings.judges.add')}
      verb={t('lists.save')}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t('lists.name')} />
      <TextField
        {...form.field('position')}
        label={t('settings.judges.position')}
        hint={t('settings.judges.positionHint')}
        type="number"
        min={1}
        max={999}
        inputMode="numeric"
      />
      <ChoiceGroup label={t('settings.judges.types')}>
        {caseTypes.map((type) => (
          <Checkbox
            key={type}
            label={type}
            checked={types.includes(type)}
            onChange={(chosen) => chooseType(type, chosen)}
          />
        ))}
      </ChoiceGroup>
      <TextField {...form.field('department')} label={t('settings.judges.department')} optional />
      <Select
        {...form.field('method')}
        label={t('settings.judges.method')}
        options={assignmentMethods.map((value) => ({ value, label: t(`settings.judges.methods.${value}`) }))}
      />
      <RuleJudges
        judges={judges}
        value={form.values.judges}
        problem={form.problems.judges}
        onChange={(chosen) => form.set({ judges: chosen })}
      />
      <ChoiceGroup label={t('settings.judges.use')}>
        <Switch {...form.toggle('skip_absent')} label={t('settings.judges.skipAbsent')} />
        <Switch {...form.toggle('active')} label={t('settings.judges.active')} />
      </ChoiceGroup>
    </FormDialog>
  );
}

function useRuleForm(rule: JudgeRule | null, onClose: () => void) {
  const [add] = useAddJudgeRuleMutation();
  const [change] = useChangeJudgeRuleMutation();
  const settings = {
    defaults: {
      name: rule?.name ?? '',
      case_types: rule?.case_types ?? ([] as CaseType[]),
      method: (rule?.method ?? 'random') as string,
      department: rule?.department ?? '',
      skip_absent: rule?.skip_absent ?? false,
      active: rule?.active ?? true,
      position: String(rule?.position ?? 1),
      judges: (rule?.judges ?? []).map(({ judge_id, weight }) => ({ judge_id, weight: String(weight) })),
    },
    onSent: whenDone(onClose),
  };
  const added = useContractForm(addJudgeRule, { ...settings, send: add });
  const changed = useContractForm(changeJudgeRule, {
    ...settings,
    toInput: (values) => ({ ...values, id: rule?.id, version: rule?.version }),
    send: change,
  });
  return rule ? changed : added;
}

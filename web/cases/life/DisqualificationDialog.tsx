import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type CaseLife, disqualifyJudge } from '#contract/caseLife';
import type { CaseDetails } from '#contract/cases';
import { keepCitations } from '#domain/text/keepCitations';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDisqualifyJudgeMutation } from './lifeApi.ts';
import { ReasonField } from './ReasonField.tsx';

type Props = { found: CaseDetails; life: CaseLife; isJudge: boolean; onClose: () => void };

/** Records that the judge is disqualified: judges for themselves, clerks for the assigned judge by order. */
export function DisqualificationDialog({ found, life, isJudge, onClose }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [send] = useDisqualifyJudgeMutation();
  const form = useContractForm(disqualifyJudge, {
    defaults: { rule_id: '', reason: '', ordered_on: '' },
    toInput: ({ ordered_on, ...values }) => ({
      ...values,
      ...{ id: found.id, version: found.version },
      ...(ordered_on && { ordered_on }),
    }),
    send,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
      // The case is not shown to this judge any more.
      if (isJudge) void navigate('/cases');
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(isJudge ? 'cases.life.disqualify.titleOwn' : 'cases.life.disqualify.title', {
        judge: found.judge_name ?? '',
      })}
      verb={t('cases.life.disqualify.button')}
      kind="danger"
      onClose={onClose}
    >
      <Note tone="warn">{t(isJudge ? 'cases.life.disqualify.effectOwn' : 'cases.life.disqualify.effect')}</Note>
      <Select
        label={t('cases.life.disqualify.authority')}
        {...form.field('rule_id')}
        placeholder={t('cases.life.choose')}
        options={life.challenge_rules
          .filter(({ peremptory }) => !peremptory)
          .map(({ id, name, authority }) => ({ value: id, label: keepCitations(`${name} (${authority})`) }))}
      />
      {!isJudge && <TextField label={t('cases.life.disqualify.orderedOn')} type="date" {...form.field('ordered_on')} />}
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}

import { useTranslation } from 'react-i18next';
import { type CaseLife, type ChallengeChoice, challengeJudge } from '#contract/caseLife';
import type { CaseDetails } from '#contract/cases';
import { keepCitations } from '#domain/text/keepCitations';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useChallengeJudgeMutation } from './lifeApi.ts';
import { whenDone } from './whenDone.ts';

type Props = { found: CaseDetails; life: CaseLife; onClose: () => void };

/** Enters a challenge of the assigned judge, with the law that applies to it and its last day. */
export function ChallengeDialog({ found, life, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useChallengeJudgeMutation();
  const form = useContractForm(challengeJudge, {
    defaults: {
      ...{ rule_id: '', party_name: '', side: '', filed_on: '', counted_from: '', grounds: '' },
      to_judge_although_late: false,
    },
    toInput: ({ counted_from, ...values }) => ({
      ...values,
      id: found.id,
      version: found.version,
      ...(counted_from ? { counted_from } : {}),
    }),
    send,
    onSent: whenDone(onClose),
  });
  const rule = life.challenge_rules.find(({ id }) => id === form.values.rule_id);
  return (
    <FormDialog
      form={form}
      title={t('cases.life.challenge.title', { judge: found.judge_name })}
      verb={t('cases.life.challenge.enter')}
      onClose={onClose}
    >
      <Select
        label={t('cases.life.challenge.name')}
        {...form.field('rule_id')}
        placeholder={t('cases.life.choose')}
        options={life.challenge_rules.map(({ id, name, authority }) => ({
          value: id,
          label: keepCitations(`${name} (${authority})`),
        }))}
      />
      {rule && <Law rule={rule} />}
      <Select
        label={t('cases.parties.name')}
        {...form.field('party_name')}
        placeholder={t('cases.life.choose')}
        options={found.parties.map(({ full_name }) => ({ value: full_name, label: full_name }))}
      />
      <Select
        label={t('cases.life.challenge.side')}
        {...form.field('side')}
        placeholder={t('cases.life.choose')}
        options={(['first', 'second'] as const).map((value) => ({
          value,
          label: t(`cases.life.challenge.sides.${value}`),
        }))}
      />
      <TextField label={t('cases.life.challenge.filed')} type="date" {...form.field('filed_on')} />
      {rule?.runs_from && (
        <TextField
          label={t(`cases.life.challenge.runsFrom.${rule.runs_from}`)}
          type="date"
          {...form.field('counted_from')}
        />
      )}
      <TextArea label={t('cases.life.challenge.grounds')} optional {...form.field('grounds')} maxLength={2000} />
      {rule?.runs_from && (
        <Checkbox label={t('cases.life.challenge.toJudge')} {...form.toggle('to_judge_although_late')} />
      )}
    </FormDialog>
  );
}

/** What the law says of a challenge, with its authority and the confidence in it. */
function Law({ rule }: { rule: ChallengeChoice }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <Note>
      <p>
        {rule.ground}. {rule.form}. {rule.when}.
      </p>
      {rule.last_day && <p>{t('cases.life.challenge.ifNoticed', { day: format.day(rule.last_day) })}</p>}
      {rule.once_per && <p>{t(`cases.life.challenge.once.${rule.once_per}`)}</p>}
      <p>
        {t(`cases.life.challenge.deciders.${rule.decided_by}`)} {rule.effect}.
      </p>
      {rule.note && <p>{rule.note}</p>}
      <p className="muted">
        {keepCitations(rule.authority)}. {t(`cases.life.challenge.confidence.${rule.confidence}`)}
      </p>
    </Note>
  );
}

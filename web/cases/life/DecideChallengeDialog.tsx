import { useTranslation } from 'react-i18next';
import { type CaseChallenge, decideChallenge } from '#contract/caseLife';
import { keepCitations } from '#domain/text/keepCitations';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { useDecideChallengeMutation } from './lifeApi.ts';
import { ReasonField } from './ReasonField.tsx';
import { whenDone } from './whenDone.ts';

/** Decides on a challenge. If granted, the court’s rule draws another judge. */
export function DecideChallengeDialog({ challenge, onClose }: { challenge: CaseChallenge; onClose: () => void }) {
  const { t } = useTranslation();
  const [send] = useDecideChallengeMutation();
  const form = useContractForm(decideChallenge, {
    defaults: { decision: '', reason: '' },
    toInput: (values) => ({ ...values, id: challenge.id, version: challenge.version }),
    send,
    onSent: whenDone(onClose),
  });
  return (
    <FormDialog
      form={form}
      title={t('cases.life.challenge.decideTitle', { judge: challenge.judge })}
      verb={t('cases.life.challenge.decide')}
      onClose={onClose}
    >
      <p>
        {challenge.name} ({keepCitations(challenge.authority)})
      </p>
      {challenge.grounds && <p>{challenge.grounds}</p>}
      <Select
        label={t('cases.life.challenge.decision')}
        {...form.field('decision')}
        placeholder={t('cases.life.choose')}
        options={(['granted', 'denied'] as const).map((value) => ({
          value,
          label: t(`cases.life.challenge.statuses.${value}`),
        }))}
      />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}

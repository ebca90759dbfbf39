import { useTranslation } from 'react-i18next';
import { type CaseDefaults, type DefaultParty, enterDefaultJudgment } from '#contract/defaults';
import { judgmentAmount, parseRate } from '#domain/defaults/judgmentAmount';
import { formatAmount } from '#domain/money/formatAmount';
import { parseAmount } from '#domain/money/parseAmount';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useEnterDefaultJudgmentMutation } from '../issuance/issuanceApi.ts';
import { whenDone } from '../life/whenDone.ts';
import type { Target } from './ConfirmItemDialog.tsx';

type Props = { target: Target; defaults: CaseDefaults; party: DefaultParty; onClose: () => void };

/** The clerk’s judgment: its parts, with the interest and the total computed while the clerk types. */
export function JudgmentDialog({ target, defaults, party, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useEnterDefaultJudgmentMutation();
  const { creditors, law, today } = defaults;
  const form = useContractForm(enterDefaultJudgment, {
    defaults: {
      ...{ creditor: creditors[0] ?? '', principal: '', rate: law?.interest.rate ?? '', interest_from: '' },
      ...{ interest_to: today, costs: '', fees: '' },
    },
    toInput: ({ interest_from, interest_to, ...values }) => ({
      ...{ id: target.caseId, participant_id: target.partyId, version: target.version },
      ...values,
      ...(interest_from && { interest_from }),
      ...(interest_to && { interest_to }),
    }),
    send,
    onSent: whenDone(onClose),
  });
  return (
    <FormDialog
      form={form}
      title={t('cases.defaults.actsFor.judgment', { name: party.name })}
      verb={t('cases.defaults.acts.judgment')}
      onClose={onClose}
    >
      <p>{t('cases.defaults.effect.judgment')}</p>
      <Select
        label={t('cases.defaults.creditor')}
        {...form.field('creditor')}
        placeholder={t('cases.life.choose')}
        options={creditors.map((value) => ({ value, label: value }))}
      />
      <TextField label={t('cases.defaults.principal')} inputMode="decimal" {...form.field('principal')} />
      <TextField
        label={t('cases.defaults.rate')}
        hint={t(law?.interest.confidence === 'uncertain' ? 'cases.defaults.rateUncertain' : 'cases.defaults.rateHint', {
          authority: law?.interest.authority,
        })}
        optional
        inputMode="decimal"
        {...form.field('rate')}
      />
      <TextField label={t('cases.defaults.from')} type="date" max={today} optional {...form.field('interest_from')} />
      <TextField label={t('cases.defaults.to')} type="date" max={today} optional {...form.field('interest_to')} />
      <TextField label={t('cases.defaults.costs')} inputMode="decimal" optional {...form.field('costs')} />
      <TextField label={t('cases.defaults.fees')} inputMode="decimal" optional {...form.field('fees')} />
      <Total values={form.values} />
    </FormDialog>
  );
}

type Amounts = Record<'principal' | 'rate' | 'interest_from' | 'interest_to' | 'costs' | 'fees', string>;

function Total({ values }: { values: Amounts }) {
  const { t } = useTranslation();
  const { days, interest, total } = judgmentAmount({
    principal: parseAmount(values.principal) ?? 0,
    rate: parseRate(values.rate) ?? 0,
    interest_from: values.interest_from || null,
    interest_to: values.interest_to || null,
    costs: parseAmount(values.costs) ?? 0,
    fees: parseAmount(values.fees) ?? 0,
  });
  return (
    <p aria-live="polite">
      {t('cases.defaults.sum', { count: days, interest: formatAmount(interest), total: formatAmount(total) })}
    </p>
  );
}

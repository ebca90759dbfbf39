import { useTranslation } from 'react-i18next';
import { type CaseDefaults, type DefaultParty, enterDefault } from '#contract/defaults';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Select } from '#web/ui/Select.tsx';
import { useEnterDefaultMutation } from '../issuance/issuanceApi.ts';
import { whenDone } from '../life/whenDone.ts';
import type { Target } from './ConfirmItemDialog.tsx';

type Props = { target: Target; defaults: CaseDefaults; party: DefaultParty; byOrder: boolean; onClose: () => void };

/** Enters the default of a party, or records the order by which the court entered it. */
export function EnterDefaultDialog({ target, defaults, party, byOrder, onClose }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const [send] = useEnterDefaultMutation();
  const form = useContractForm(enterDefault, {
    defaults: { order_entry: '' },
    check: ({ order_entry }) => (byOrder && !order_entry ? { order_entry: t('cases.defaults.chooseOrder') } : {}),
    toInput: ({ order_entry }) => ({
      ...{ id: target.caseId, participant_id: target.partyId, version: target.version },
      ...(byOrder && { order_entry }),
    }),
    send,
    onSent: whenDone(onClose),
  });
  const act = byOrder ? 'order' : 'enter';
  return (
    <FormDialog
      form={form}
      title={t(`cases.defaults.actsFor.${act}`, { name: party.name })}
      verb={t(`cases.defaults.acts.${act}`)}
      onClose={onClose}
    >
      <p>{t(`cases.defaults.effect.${act}`)}</p>
      {byOrder && (
        <Select
          label={t('cases.defaults.order')}
          {...form.field('order_entry')}
          placeholder={t('cases.life.choose')}
          options={defaults.orders.toReversed().map(({ number, filed_on, text }) => ({
            value: String(number),
            label: t('cases.issuance.entryOption', { number, day: format.day(filed_on), text }),
          }))}
        />
      )}
    </FormDialog>
  );
}

import { useTranslation } from 'react-i18next';
import { type CaseDefaults, type DefaultParty, openDefault } from '#contract/defaults';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Select } from '#web/ui/Select.tsx';
import { useOpenDefaultMutation } from '../issuance/issuanceApi.ts';

type Props = { caseId: string; defaults: CaseDefaults; party: DefaultParty; onClose: () => void };

/** Opens the checklist for the default of a party, from a request on the docket or for one on paper. */
export function OpenDefaultDialog({ caseId, defaults, party, onClose }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const [send] = useOpenDefaultMutation();
  const { requests } = defaults;
  const form = useContractForm(openDefault, {
    defaults: { request_entry: requests.at(-1) ? String(requests.at(-1)!.number) : '' },
    toInput: ({ request_entry }) => ({
      ...{ id: caseId, participant_id: party.id },
      ...(request_entry && { request_entry }),
    }),
    send,
    // The checklist shows the change.
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('cases.defaults.actsFor.open', { name: party.name })}
      verb={t('cases.defaults.acts.open')}
      onClose={onClose}
    >
      <Select
        label={t('cases.defaults.requestEntry')}
        optional
        {...form.field('request_entry')}
        placeholder={t('cases.defaults.noRequest')}
        options={requests.toReversed().map(({ number, filed_on, text }) => ({
          value: String(number),
          label: t('cases.issuance.entryOption', { number, day: format.day(filed_on), text }),
        }))}
      />
    </FormDialog>
  );
}

import { useTranslation } from 'react-i18next';
import type { ChecklistItem } from '#contract/checklist';
import { confirmDefaultItem } from '#contract/defaults';
import type { DefaultItem } from '#domain/defaults/defaultStates';
import { keepCitations } from '#domain/text/keepCitations';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useConfirmDefaultItemMutation } from '../issuance/issuanceApi.ts';

/** The default that a dialog changes, at the version that the clerk sees. */
export type Target = { caseId: string; partyId: string; version: number };
type Props = { target: Target; item: ChecklistItem; onClose: () => void };

/** Confirms or overrides an item with a reason, which the record keeps, or withdraws that. */
export function ConfirmItemDialog({ target, item, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useConfirmDefaultItemMutation();
  const form = useContractForm(confirmDefaultItem, {
    defaults: { reason: item.confirmation?.reason ?? '', withdraw: false },
    check: ({ reason, withdraw }) =>
      !withdraw && reason.trim().length < 3 ? { reason: t('cases.defaults.enterReason') } : {},
    toInput: ({ reason, withdraw }) => ({
      ...{ id: target.caseId, participant_id: target.partyId, version: target.version },
      ...{ item: item.item as DefaultItem, reason: withdraw ? '' : reason, confirmed: !withdraw },
    }),
    send,
    // The checklist shows the change.
    onSent: onClose,
  });
  const isOverride = item.state === 'unmet' || item.state === 'overridden';
  const verb = t(isOverride ? 'cases.defaults.override' : 'cases.defaults.confirm');
  return (
    <FormDialog
      form={form}
      title={t(isOverride ? 'cases.defaults.overrideTitle' : 'cases.defaults.confirmTitle')}
      verb={form.values.withdraw ? t('cases.defaults.withdraw') : verb}
      onClose={onClose}
    >
      <p>{item.text}</p>
      <p className="muted">{keepCitations(item.authority)}</p>
      {!form.values.withdraw && (
        <TextArea
          label={t(isOverride ? 'cases.defaults.overrideReason' : 'cases.defaults.verified')}
          hint={t('cases.defaults.onRecord')}
          {...form.field('reason')}
          maxLength={1000}
        />
      )}
      {item.confirmation && <Checkbox label={t('cases.defaults.withdrawThis')} {...form.toggle('withdraw')} />}
    </FormDialog>
  );
}

import { useTranslation } from 'react-i18next';
import type { ParticipantDetails, ParticipantList } from '#contract/participants';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { AddressFields } from './AddressFields.tsx';
import { AliasFields } from './AliasFields.tsx';
import { ConfidentialFields } from './ConfidentialFields.tsx';
import { ConsentHistory } from './ConsentHistory.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { ServiceFields } from './ServiceFields.tsx';
import { TitlePreview } from './TitlePreview.tsx';
import { useParticipantForm } from './useParticipantForm.ts';

type Props = {
  caseId: string;
  list: ParticipantList;
  /** Null for a new participant. */
  before: ParticipantDetails | null;
  onClose: () => void;
};

/** Everything that the court records of one participant. */
export function ParticipantDialog({ caseId, list, before, onClose }: Props) {
  const { t } = useTranslation();
  const form = useParticipantForm({ caseId, case_version: list.case_version, before, onClose });
  const others = list.results.filter(({ id, ended }) => id !== before?.id && ended === null);
  return (
    <FormDialog
      form={form}
      title={before ? t('participants.edit.of', { name: before.full_name }) : t('participants.add.button')}
      verb={t(before ? 'participants.edit.save' : 'participants.add.button')}
      onClose={onClose}
    >
      <IdentityFields form={form} list={list} others={others} />
      <AliasFields form={form} />
      <ServiceFields form={form} />
      {before?.consents && before.consents.length > 0 && <ConsentHistory consents={before.consents} />}
      <AddressFields form={form} />
      <ConfidentialFields form={form} />
      <TitlePreview list={list} typed={form.values} before={before} />
    </FormDialog>
  );
}

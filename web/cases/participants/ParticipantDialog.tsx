import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addParticipant,
  changeParticipant,
  type ParticipantDetails,
  type ParticipantList,
} from '#contract/participants';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { toast } from '#web/ui/toast.ts';
import { AddressFields } from './AddressFields.tsx';
import { AliasFields } from './AliasFields.tsx';
import { ConfidentialFields } from './ConfidentialFields.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { toEntered, toTyped } from './participantForm.ts';
import { useAddParticipantMutation, useChangeParticipantMutation } from './participantsApi.ts';
import { ServiceFields } from './ServiceFields.tsx';
import { TitlePreview } from './TitlePreview.tsx';
import { useVersion } from './useVersion.ts';

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
  const form = useParticipantForm({ caseId, list, before, onClose });
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
      <AddressFields form={form} />
      <ConfidentialFields form={form} />
      <TitlePreview list={list} typed={form.values} before={before} />
    </FormDialog>
  );
}

export type ParticipantForm = ReturnType<typeof useParticipantForm>;

function useParticipantForm({ caseId, list, before, onClose }: Props) {
  const [add] = useAddParticipantMutation();
  const [change] = useChangeParticipantMutation();
  const { version, onRefused } = useVersion(before?.version ?? list.case_version);
  const shared = {
    defaults: useTypedOnce(before),
    onRefused,
    onSent: ({ message }: { message: string }) => {
      toast.success(message);
      onClose();
    },
  };
  const adding = useContractForm(addParticipant, {
    ...shared,
    toInput: (typed) => ({ id: caseId, version, ...toEntered(typed) }),
    send: add,
  });
  const changing = useContractForm(changeParticipant, {
    ...shared,
    toInput: (typed) => ({ id: caseId, participant_id: before?.id, version, ...toEntered(typed) }),
    send: change,
  });
  return before ? changing : adding;
}

/** The values with which the form opened; their keys must not change while it is open. */
function useTypedOnce(before: ParticipantDetails | null) {
  const [typed] = useState(() => toTyped(before));
  return typed;
}

import { useState } from 'react';
import { addParticipant, changeParticipant, type ParticipantDetails } from '#contract/participants';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { toast } from '#web/ui/toast.ts';
import { toEntered, toTyped } from './participantForm.ts';
import { useAddParticipantMutation, useChangeParticipantMutation } from './participantsApi.ts';
import { useVersion } from './useVersion.ts';

type Props = {
  caseId: string;
  case_version: number;
  /** Null for a new participant. */
  before: ParticipantDetails | null;
  onClose: () => void;
};

export type ParticipantForm = ReturnType<typeof useParticipantForm>;

/** The form of a new participant, or of a recorded one. */
export function useParticipantForm({ caseId, case_version, before, onClose }: Props) {
  const [add] = useAddParticipantMutation();
  const [change] = useChangeParticipantMutation();
  const { version, onRefused } = useVersion(before?.version ?? case_version);
  // The values with which the form opened: the keys of their rows must not change while it is open.
  const [defaults] = useState(() => toTyped(before));
  const shared = {
    defaults,
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

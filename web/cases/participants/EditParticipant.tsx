import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Participant, ParticipantDetails, ParticipantList } from '#contract/participants';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ParticipantDialog } from './ParticipantDialog.tsx';
import { useReadParticipantQuery } from './participantsApi.ts';

type Props = { caseId: string; list: ParticipantList; participant: Participant; onClose: () => void };

/** Loads everything about a participant, then opens the form. What was loaded first is the basis of the change. */
export function EditParticipant({ participant, ...rest }: Props) {
  const { t } = useTranslation();
  const asked = { id: rest.caseId, participant_id: participant.id };
  const { data, error, isFetching } = useReadParticipantQuery(asked, { refetchOnMountOrArgChange: true });
  const [first, setFirst] = useState<ParticipantDetails>();
  if (data && !isFetching && !first) setFirst(data);
  if (first) return <ParticipantDialog {...rest} before={first} />;
  return (
    <Dialog isOpen onClose={rest.onClose} title={t('participants.edit.of', { name: participant.full_name })}>
      {error ? <CallFailure error={error} /> : <Skeleton lines={8} />}
    </Dialog>
  );
}

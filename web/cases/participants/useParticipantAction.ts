import { toast } from '#web/ui/toast.ts';
import { useVersion } from './useVersion.ts';

type Props = { caseId: string; participant: { id: string; version: number }; onClose: () => void };

/** What the dialogs about one participant share: what they send, and what happens after. */
export function useParticipantAction({ caseId, participant, onClose }: Props) {
  const { version, onRefused } = useVersion(participant.version);
  const about = { id: caseId, participant_id: participant.id, version };
  const onSent = ({ message }: { message: string }) => {
    toast.success(message);
    onClose();
  };
  return { about, onRefused, onSent };
}

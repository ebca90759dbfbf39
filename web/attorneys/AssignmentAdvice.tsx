import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { AttorneyConflicts } from './AttorneyConflicts.tsx';
import { SuggestedAttorneys } from './SuggestedAttorneys.tsx';
import type { Advice } from './useAssignmentAdvice.ts';
import { useSuggestionWords } from './useSuggestionWords.ts';

type TextControl = { value: string; problem: string | undefined; onChange: (value: string) => void };
type Props = {
  advice: Advice;
  participant: TextControl;
  reason: TextControl;
  chosen: string;
  /** Absent if the attorney is fixed. */
  onChoose: ((attorney_id: string) => void) | undefined;
  onParticipant: (participant_id: string) => void;
};

/** What helps to assign a chosen case: the participant, suitable attorneys, and the conflicts of the chosen one. */
export function AssignmentAdvice({ advice, participant, reason, chosen, onChoose, onParticipant }: Props) {
  const { t } = useTranslation();
  const words = useSuggestionWords(participant.value !== '');
  const { suggestions, error, conflict } = advice;
  if (error) return <CallFailure error={error} />;
  if (!suggestions) return <Skeleton lines={4} />;
  const { participants, data } = suggestions;
  return (
    <>
      {participants.length > 0 && (
        <Select
          label={t('attorneys.assignment.participant')}
          {...participant}
          onChange={onParticipant}
          optional
          placeholder={t('attorneys.assignment.noParticipant')}
          hint={t(participant.value ? 'attorneys.assignment.opponents' : 'attorneys.assignment.everyone')}
          options={participants.map(({ id, name, role }) => ({
            value: id,
            label: t('attorneys.assignment.oneParticipant', { name, role }),
          }))}
        />
      )}
      {onChoose && <SuggestedAttorneys attorneys={data} words={words} chosen={chosen} onChoose={onChoose} />}
      {!onChoose && advice.chosen && !conflict && (
        <p className="muted small">
          {words.excluded(advice.chosen) ?? words.reasons(advice.chosen) ?? t('attorneys.assignment.noConflict')}
        </p>
      )}
      {conflict && <AttorneyConflicts attorney={advice.chosen} conflict={conflict} reason={reason} />}
    </>
  );
}

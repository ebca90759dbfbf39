import type {
  AttorneyConflict,
  AttorneySuggestion,
  AttorneySuggestions,
  ConflictAuthorities,
  ConflictRefused,
} from '#contract/attorneySuggestions';
import { useReadAttorneySuggestionsQuery } from './attorneysApi.ts';

type Asked = { case_id: string; participant_id: string; attorney_id: string; refused: ConflictRefused | null };

export type Advice = {
  /** The attorneys for the case. */
  suggestions: AttorneySuggestions | undefined;
  error: unknown;
  /** What is known about the chosen attorney in the case. */
  chosen: AttorneySuggestion | undefined;
  conflicts: readonly AttorneyConflict[];
  authorities: ConflictAuthorities | undefined;
};

/** The attorneys for a case and a participant, and the conflicts of the one who is chosen. */
export function useAssignmentAdvice({ case_id, participant_id, attorney_id, refused }: Asked): Advice {
  const asked = { id: case_id, ...(participant_id && { participant_id }) };
  const all = useReadAttorneySuggestionsQuery(asked, { skip: !case_id });
  const one = useReadAttorneySuggestionsQuery({ ...asked, attorney_id }, { skip: !case_id || !attorney_id });
  const chosen = one.currentData?.data.find(({ id }) => id === attorney_id);
  const known = chosen?.excluded?.why === 'conflict' ? chosen.excluded.conflicts : [];
  return {
    suggestions: all.currentData,
    error: all.error ?? one.error,
    chosen,
    conflicts: refused?.conflicts ?? known,
    authorities: refused?.authorities ?? one.currentData?.authorities,
  };
}

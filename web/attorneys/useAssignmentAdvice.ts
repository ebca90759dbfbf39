import type { AttorneySuggestion, AttorneySuggestions, ConflictRefused } from '#contract/attorneySuggestions';
import { useReadAttorneySuggestionsQuery } from './attorneysApi.ts';

type Asked = {
  case_id: string;
  participant_id: string;
  attorney_id: string;
  /** Whether the attorney is fixed, so that no others are suggested. */
  is_fixed: boolean;
  refused: ConflictRefused | null;
};

export type Advice = {
  /** The attorneys for the case. */
  suggestions: AttorneySuggestions | undefined;
  error: unknown;
  /** What is known about the chosen attorney in the case. */
  chosen: AttorneySuggestion | undefined;
  /** The conflicts of interest of the chosen attorney, with the rules on them. */
  conflict: ConflictRefused | null;
};

/**
 * The attorneys for a case and a participant, and the conflicts of the one who is chosen. Only an attorney who is not
 * among the suggested ones is requested separately.
 */
export function useAssignmentAdvice({ case_id, participant_id, attorney_id, is_fixed, refused }: Asked): Advice {
  const asked = { id: case_id, ...(participant_id && { participant_id }) };
  const all = useReadAttorneySuggestionsQuery(asked, { skip: !case_id || is_fixed });
  const listed = all.currentData?.data.find(({ id }) => id === attorney_id);
  const isListKnown = is_fixed || all.currentData !== undefined;
  const one = useReadAttorneySuggestionsQuery(
    { ...asked, attorney_id },
    { skip: !case_id || !attorney_id || !isListKnown || listed !== undefined },
  );
  const chosen = listed ?? one.currentData?.data.find(({ id }) => id === attorney_id);
  const suggestions = is_fixed ? one.currentData : all.currentData;
  const known =
    suggestions && chosen?.excluded?.why === 'conflict'
      ? { ...chosen.excluded, authorities: suggestions.authorities }
      : null;
  return {
    suggestions,
    error: all.error ?? one.error,
    chosen,
    conflict: refused ?? known,
  };
}

import { useTranslation } from 'react-i18next';
import type { AttorneySuggestion } from '#contract/attorneySuggestions';
import { listFormat } from '#domain/intl/formats';
import { useFormat } from '#web/preferences/useFormat.ts';

/** Why an attorney is suggested, and why one is not, in words; null if there is nothing to state. */
export type SuggestionWords = {
  reasons: (one: AttorneySuggestion) => string | null;
  excluded: (one: AttorneySuggestion) => string | null;
};

export function useSuggestionWords(isForParticipant: boolean): SuggestionWords {
  const { t } = useTranslation();
  const format = useFormat();
  const list = listFormat({ type: 'conjunction' });
  return {
    reasons: ({ reasons, related }) =>
      reasons.length === 0
        ? null
        : list.format(
            reasons.map((reason) => t(`attorneys.assignment.reason.${reason}`, { numbers: list.format(related) })),
          ),
    excluded: ({ excluded }) => {
      if (!excluded) return null;
      if (excluded.why === 'conflict') return excluded.conflicts.map(({ words }) => words).join(' ');
      if (excluded.why === 'assigned')
        return t(isForParticipant ? 'attorneys.assignment.isCounsel' : 'attorneys.assignment.isAssigned');
      const { status, since } = excluded;
      return since
        ? t('attorneys.assignment.statusSince', { status, day: format.day(since) })
        : t('attorneys.assignment.statusOnly', { status });
    },
  };
}

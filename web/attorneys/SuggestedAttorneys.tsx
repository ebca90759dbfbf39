import { useTranslation } from 'react-i18next';
import type { AttorneySuggestion } from '#contract/attorneySuggestions';
import { Button } from '#web/ui/Button.tsx';
import { SuggestionList } from '#web/ui/SuggestionList.tsx';
import type { SuggestionWords } from './useSuggestionWords.ts';

const mostShown = 5;
const mostExcluded = 10;

type Props = {
  attorneys: readonly AttorneySuggestion[];
  words: SuggestionWords;
  chosen: string;
  onChoose: (attorney_id: string) => void;
};

/** The most suitable attorneys for a case with the reasons, then those who are not suitable with why. */
export function SuggestedAttorneys({ attorneys, words, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const able = attorneys
    .filter(({ excluded, reasons }) => excluded === null && !reasons.includes('unusual_type'))
    .slice(0, mostShown);
  const excluded = attorneys.filter((one) => one.excluded !== null).slice(0, mostExcluded);
  const entry = ({ full_name: name, type, active_cases: count }: AttorneySuggestion) =>
    t('attorneys.assignment.option', { name, type, count });
  const choose = ({ id, full_name: name }: AttorneySuggestion, isAnyway: boolean) => (
    <Button
      dense
      kind={isAnyway ? 'quiet' : 'secondary'}
      aria-pressed={id === chosen}
      aria-label={t(isAnyway ? 'attorneys.assignment.chooseNamedAnyway' : 'attorneys.assignment.chooseNamed', { name })}
      onClick={() => onChoose(id)}
    >
      {t(
        id === chosen
          ? 'attorneys.assignment.chosen'
          : isAnyway
            ? 'attorneys.assignment.chooseAnyway'
            : 'attorneys.assignment.chooseThis',
      )}
    </Button>
  );
  const groups = [
    { key: 'suggested', listed: able, why: words.reasons },
    { key: 'notSuitable', listed: excluded, why: words.excluded },
  ] as const;
  return (
    <>
      {able.length === 0 && <p className="muted">{t('attorneys.assignment.noneSuggested')}</p>}
      {groups
        .filter(({ listed }) => listed.length > 0)
        .map(({ key, listed, why }) => (
          <SuggestionList
            key={key}
            label={t(`attorneys.assignment.${key}`)}
            suggestions={listed.map((one) => ({
              ...{ id: one.id, text: entry(one), why: why(one) },
              action: (one.excluded === null || one.excluded.why === 'conflict') && choose(one, one.excluded !== null),
            }))}
          />
        ))}
    </>
  );
}

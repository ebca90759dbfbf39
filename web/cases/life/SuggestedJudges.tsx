import { useTranslation } from 'react-i18next';
import type { JudgeSuggestion } from '#contract/judgeAssignment';
import { listFormat } from '#domain/intl/formats';
import { Button } from '#web/ui/Button.tsx';
import { SuggestionList } from '#web/ui/SuggestionList.tsx';

const mostShown = 3;

type Props = { judges: readonly JudgeSuggestion[]; onChoose: (judge_id: string) => void };

/** The most suitable judges for a case with the reasons, and those who cannot be assigned. */
export function SuggestedJudges({ judges, onChoose }: Props) {
  const { t } = useTranslation();
  const able = judges.filter(({ excluded }) => excluded === null).slice(0, mostShown);
  const excluded = judges.filter((judge) => judge.excluded !== null);
  const list = listFormat({ type: 'conjunction' });
  if (able.length === 0) return null;
  return (
    <SuggestionList
      label={t('cases.life.judge.suggested')}
      suggestions={able.map(({ id, name, open_cases, reasons, related }) => ({
        ...{ id, text: t('cases.life.judge.option', { name, count: open_cases }) },
        why: list.format(
          reasons.map((reason) => t(`cases.life.judge.reason.${reason}`, { numbers: list.format(related) })),
        ),
        action: (
          <Button dense aria-label={t('cases.life.judge.chooseNamed', { name })} onClick={() => onChoose(id)}>
            {t('cases.life.judge.chooseThis')}
          </Button>
        ),
      }))}
    >
      {excluded.length > 0 && (
        <p className="small muted">
          {t('cases.life.judge.notSuitable', {
            judges: list.format(
              excluded.map(({ name, excluded: why }) => `${name} (${t(`cases.life.judge.unsuitable.${why!}`)})`),
            ),
          })}
        </p>
      )}
    </SuggestionList>
  );
}

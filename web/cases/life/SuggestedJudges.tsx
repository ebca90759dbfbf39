import { useTranslation } from 'react-i18next';
import type { JudgeSuggestion } from '#contract/judgeAssignment';
import { listFormat } from '#domain/intl/formats';
import { Button } from '#web/ui/Button.tsx';
import styles from './SuggestedJudges.module.css';

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
    <section aria-label={t('cases.life.judge.suggested')}>
      <h3 className="small strong">{t('cases.life.judge.suggested')}</h3>
      <ol className={styles.suggested}>
        {able.map(({ id, name, open_cases, reasons, related }) => (
          <li key={id}>
            <span>
              {t('cases.life.judge.option', { name, count: open_cases })}
              {reasons.length > 0 && (
                <span className={styles.why}>
                  {list.format(
                    reasons.map((reason) => t(`cases.life.judge.reason.${reason}`, { numbers: list.format(related) })),
                  )}
                </span>
              )}
            </span>
            <Button dense aria-label={t('cases.life.judge.chooseNamed', { name })} onClick={() => onChoose(id)}>
              {t('cases.life.judge.chooseThis')}
            </Button>
          </li>
        ))}
      </ol>
      {excluded.length > 0 && (
        <p className="small muted">
          {t('cases.life.judge.notSuitable', {
            judges: list.format(
              excluded.map(({ name, excluded: why }) => `${name} (${t(`cases.life.judge.unsuitable.${why!}`)})`),
            ),
          })}
        </p>
      )}
    </section>
  );
}

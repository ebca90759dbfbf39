import { useTranslation } from 'react-i18next';
import type { JudgeAssignment } from '#contract/judgeAssignment';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Chosen = { judge_id: string; weight: string };
type Props = {
  judges: JudgeAssignment['judges'];
  value: readonly Chosen[];
  problem: string | undefined;
  onChange: (chosen: Chosen[]) => void;
};

/** The judges in a rule, each with a weight: the number of cards in the deck. */
export function RuleJudges({ judges, value, problem, onChange }: Props) {
  const { t } = useTranslation();
  const choose = (judge_id: string, isIn: boolean) =>
    onChange(isIn ? [...value, { judge_id, weight: '1' }] : value.filter((one) => one.judge_id !== judge_id));
  const weigh = (judge_id: string, weight: string) =>
    onChange(value.map((one) => (one.judge_id === judge_id ? { judge_id, weight } : one)));
  return (
    <ChoiceGroup label={t('settings.judges.judges')} problem={problem}>
      {judges.length === 0 && <p className="muted">{t('settings.judges.noJudges')}</p>}
      {judges.map(({ id, name }) => {
        const chosen = value.find(({ judge_id }) => judge_id === id);
        return (
          <div key={id} className="stack">
            <Checkbox label={name} checked={chosen !== undefined} onChange={(isIn) => choose(id, isIn)} />
            {chosen && (
              <TextField
                label={t('settings.judges.weight', { name })}
                type="number"
                min={1}
                max={100}
                inputMode="numeric"
                value={chosen.weight}
                onChange={(weight) => weigh(id, weight)}
              />
            )}
          </div>
        );
      })}
    </ChoiceGroup>
  );
}

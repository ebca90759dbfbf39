import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageLevels, languageModes, type StaffLanguage } from '#domain/hearings/staff/HearingStaff';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './LanguageRows.module.css';
import { emptyLanguage } from './staffValues.ts';

type Props = {
  languages: readonly StaffLanguage[];
  onChange: (languages: StaffLanguage[]) => void;
  problem: string | undefined;
  problemAt: (index: number) => string | undefined;
};

/** The languages of an interpreter, each with its level and whether it is signed. */
export function LanguageRows({ languages, onChange, problem, problemAt }: Props) {
  const { t } = useTranslation();
  const set = (index: number, change: Partial<StaffLanguage>) =>
    onChange(languages.map((one, n) => (n === index ? { ...one, ...change } : one)));
  return (
    <fieldset className={styles.languages} aria-invalid={problem !== undefined || undefined} tabIndex={-1}>
      <legend>{t('calendar.staff.languages')}</legend>
      {languages.map(({ language, level, mode }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <div key={index} className={styles.language}>
          <TextField
            label={t('calendar.staff.language')}
            value={language}
            onChange={(value) => set(index, { language: value })}
            problem={problemAt(index)}
            maxLength={60}
            autoComplete="off"
          />
          <Select
            label={t('calendar.staff.level')}
            value={level}
            onChange={(value) => set(index, { level: value as StaffLanguage['level'] })}
            options={languageLevels.map((value) => ({ value, label: t(`calendar.staff.levels.${value}`) }))}
          />
          <Select
            label={t('calendar.staff.mode')}
            value={mode}
            onChange={(value) => set(index, { mode: value as StaffLanguage['mode'] })}
            options={languageModes.map((value) => ({ value, label: t(`calendar.staff.modes.${value}`) }))}
          />
          <Button
            kind="quiet"
            iconOnly
            aria-label={t('calendar.staff.removeLanguage', { language: language || index + 1 })}
            onClick={() => onChange(languages.filter((_, n) => n !== index))}
          >
            <Trash2 className="i" aria-hidden />
          </Button>
        </div>
      ))}
      {problem && problemAt(0) === undefined && <p className={styles.problem}>{problem}</p>}
      <p className="hint">{t('calendar.staff.levelHint')}</p>
      <div>
        <Button dense onClick={() => onChange([...languages, emptyLanguage])}>
          <Plus className="i" aria-hidden />
          {t('calendar.staff.addLanguage')}
        </Button>
      </div>
    </fieldset>
  );
}

import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './ActivityFilter.module.css';
import type { ActivityFilters } from './useActivityAddress.ts';

type Props = {
  label: string;
  chosen: ActivityFilters;
  kinds: { value: string; label: string }[];
  isNarrowed: boolean;
  onApply: (next: ActivityFilters) => void;
  onClear: () => void;
};

/**
 * Filters a list by kind, person, case or filing, and dates. The filters are applied together, so typing sends no
 * requests.
 */
export function ActivityFilter({ label, chosen, kinds, isNarrowed, onApply, onClear }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(chosen);
  const change = (part: Partial<ActivityFilters>) => setTyped((before) => ({ ...before, ...part }));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply(typed);
  };
  return (
    <search aria-label={label}>
      <form className={styles.activityFilter} onSubmit={apply}>
        <Select
          label={t('activity.filter.kind')}
          required={false}
          value={typed.kind}
          placeholder={t('activity.filter.anyKind')}
          options={kinds}
          onChange={(kind) => change({ kind })}
        />
        <TextField
          label={t('activity.filter.person')}
          required={false}
          maxLength={200}
          value={typed.person}
          onChange={(person) => change({ person })}
        />
        <TextField
          label={t('activity.filter.about')}
          required={false}
          maxLength={100}
          value={typed.about}
          onChange={(about) => change({ about })}
        />
        <TextField
          label={t('activity.filter.from')}
          type="date"
          required={false}
          value={typed.from}
          max={typed.to || undefined}
          onChange={(from) => change({ from })}
        />
        <TextField
          label={t('activity.filter.to')}
          type="date"
          required={false}
          value={typed.to}
          min={typed.from || undefined}
          onChange={(to) => change({ to })}
        />
        <div className={styles.activityActs}>
          <Button kind="primary" type="submit">
            {t('activity.filter.apply')}
          </Button>
          {isNarrowed && <Button onClick={onClear}>{t('activity.filter.clear')}</Button>}
        </div>
      </form>
    </search>
  );
}

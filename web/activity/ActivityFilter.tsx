import { useTranslation } from 'react-i18next';
import { useForm } from '#web/forms/useForm.ts';
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
 * Filters a list by type, person, case or filing, and dates. The filters are applied together, so typing sends no
 * requests.
 */
export function ActivityFilter({ label, chosen, kinds, isNarrowed, onApply, onClear }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    defaults: chosen,
    send: (filters) => {
      onApply(filters);
      return null;
    },
  });
  const { field, values } = form;
  return (
    <search aria-label={label}>
      <form className={styles.activityFilter} {...form.props}>
        <Select
          label={t('activity.filter.kind')}
          required={false}
          {...field('kind')}
          placeholder={t('activity.filter.anyKind')}
          options={kinds}
        />
        <TextField label={t('activity.filter.person')} required={false} maxLength={200} {...field('person')} />
        <TextField label={t('activity.filter.about')} required={false} maxLength={100} {...field('about')} />
        <TextField
          label={t('activity.filter.from')}
          type="date"
          required={false}
          {...field('from')}
          max={values.to || undefined}
        />
        <TextField
          label={t('activity.filter.to')}
          type="date"
          required={false}
          {...field('to')}
          min={values.from || undefined}
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

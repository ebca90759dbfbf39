import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PublicCourts } from '#contract/publicAccess';
import { useForm } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './publicAccess.module.css';

type Values = { court: string; q: string; from: string; to: string };
type Props = { courts: PublicCourts['courts']; values: Values; onSearch: (values: Values) => void };

/** The fields of the public search. It searches when the person submits, so that each search has its own address. */
export function PublicSearchForm({ courts, values, onSearch }: Props) {
  const { t } = useTranslation();
  const { court, q, from, to } = values;
  const form = useForm<Values>({
    defaults: { court, q, from, to },
    asksBeforeClosing: false,
    send: (typed) => {
      onSearch({ ...typed, q: typed.q.trim() });
      return null;
    },
  });
  return (
    <search>
      <form className={styles.search} {...form.props}>
        {courts.length > 1 && (
          <Select
            label={t('publicRecord.court')}
            {...form.field('court')}
            options={courts.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <div className={styles.words}>
          <TextField
            label={t('publicRecord.words')}
            hint={t('publicRecord.wordsHint')}
            optional
            type="search"
            maxLength={120}
            {...form.field('q')}
          />
        </div>
        <TextField label={t('publicRecord.from')} optional type="date" {...form.field('from')} />
        <TextField label={t('publicRecord.to')} optional type="date" {...form.field('to')} />
        <Button type="submit" kind="primary">
          <Search className="i" aria-hidden />
          {t('publicRecord.search')}
        </Button>
      </form>
    </search>
  );
}

import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicCourts } from '#contract/publicAccess';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './publicAccess.module.css';

type Values = { court: string; q: string; from: string; to: string };
type Props = { courts: PublicCourts['courts']; values: Values; onSearch: (values: Values) => void };

/** The fields of the public search. It searches when the person submits, so that each search has its own address. */
export function PublicSearchForm({ courts, values, onSearch }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Values>({ court: values.court, q: values.q, from: values.from, to: values.to });
  const set = (changed: Partial<Values>) => setTyped((before) => ({ ...before, ...changed }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ ...typed, q: typed.q.trim() });
  };
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        {courts.length > 1 && (
          <Select
            label={t('publicRecord.court')}
            value={typed.court}
            onChange={(court) => set({ court })}
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
            value={typed.q}
            onChange={(q) => set({ q })}
          />
        </div>
        <TextField
          label={t('publicRecord.from')}
          optional
          type="date"
          value={typed.from}
          onChange={(from) => set({ from })}
        />
        <TextField label={t('publicRecord.to')} optional type="date" value={typed.to} onChange={(to) => set({ to })} />
        <Button type="submit" kind="primary">
          <Search className="i" aria-hidden />
          {t('publicRecord.search')}
        </Button>
      </form>
    </search>
  );
}

import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ResearchPlatform } from '#contract/research';
import { dateRanges, offeredKinds, type SearchFilters, sourcesOfLaw } from '#domain/research/filters';
import { useForm } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './SearchForm.module.css';
import type { Wanted } from './useResearchAddress.ts';

type Props = {
  platforms: readonly ResearchPlatform[];
  wanted: Wanted;
  onSearch: (wanted: Wanted) => void;
  onTyping?: (q: string) => void;
};

/** One search box for all platforms, its filters, and the platforms to search: initially, all connected ones. */
export function SearchForm({ platforms, wanted, onSearch, onTyping }: Props) {
  const { t } = useTranslation();
  const connected = platforms.filter((platform) => platform.connected);
  const form = useForm<Wanted>({
    defaults: wanted,
    check: ({ q, filters, without }) => {
      const { dates, from, to } = filters;
      if (q.trim() === '') return { q: t('research.problems.empty') };
      if (connected.every(({ id }) => without.includes(id))) return { without: t('research.problems.none') };
      return dates === 'custom' && from && to && from > to ? { filters: t('research.problems.days') } : {};
    },
    onInvalid: ({ q: problem }) => problem && toast.error(problem),
    send: ({ q, filters, without }) => {
      const words = q.trim();
      toast.info(t('research.searching', { query: words }));
      onSearch({ q: words, filters, without: [...without] });
      return null;
    },
  });
  const { q, filters, without } = form.values;

  return (
    <search>
      <form className="stack" {...form.props}>
        <TextField
          label={t('research.box')}
          type="search"
          maxLength={300}
          value={q}
          placeholder={t('research.boxHint')}
          problem={form.problems.q}
          onChange={(typed) => {
            form.set({ q: typed });
            onTyping?.(typed);
          }}
        />
        <FilterFields
          filters={filters}
          problem={form.problems.filters}
          onChange={(more) => form.set({ filters: { ...filters, ...more } })}
        />
        <fieldset className={styles.researchPlatforms}>
          <legend>{t('research.askedPlatforms')}</legend>
          {connected.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={!without.includes(id)}
              onChange={(on) => form.set({ without: on ? without.filter((other) => other !== id) : [...without, id] })}
            />
          ))}
        </fieldset>
        {form.problems.without && (
          <p className="msg" role="alert">
            {form.problems.without}
          </p>
        )}
        <div>
          <Button type="submit" kind="primary">
            <Search className="i" aria-hidden />
            {t('research.searchAll')}
          </Button>
        </div>
      </form>
    </search>
  );
}

type FilterProps = {
  filters: SearchFilters;
  problem: string | undefined;
  onChange: (more: Partial<SearchFilters>) => void;
};

/** The filters of the search: jurisdiction, document type, and date. */
function FilterFields({ filters, problem, onChange }: FilterProps) {
  const { t } = useTranslation();
  const isOffered = !filters.kind || offeredKinds.some((kind) => kind === filters.kind);
  const kinds = isOffered ? offeredKinds : [...offeredKinds, filters.kind!];
  return (
    <>
      <div className={styles.researchFilters}>
        <Select
          label={t('research.filters.jurisdiction')}
          value={filters.jurisdiction ?? ''}
          onChange={(chosen) => onChange({ jurisdiction: sourcesOfLaw.find((name) => name === chosen) })}
          placeholder={t('research.filters.allJurisdictions')}
          options={sourcesOfLaw.map((name) => ({ value: name, label: t(`research.jurisdictions.${name}`) }))}
        />
        <Select
          label={t('research.filters.type')}
          value={filters.kind ?? ''}
          onChange={(chosen) => onChange({ kind: kinds.find((kind) => kind === chosen) })}
          placeholder={t('research.filters.allTypes')}
          options={kinds.map((kind) => ({ value: kind, label: t(`research.kinds.${kind}`) }))}
        />
        <Select
          label={t('research.filters.dates')}
          value={filters.dates}
          onChange={(chosen) => onChange({ dates: dateRanges.find((range) => range === chosen) ?? 'all' })}
          hint={filters.dates === 'all' ? undefined : t('research.filters.undated')}
          options={dateRanges.map((range) => ({ value: range, label: t(`research.dates.${range}`) }))}
        />
      </div>
      {filters.dates === 'custom' && (
        <div className={styles.researchFilters}>
          <TextField
            label={t('research.filters.from')}
            type="date"
            optional
            value={filters.from ?? ''}
            onChange={(from) => onChange({ from: from || undefined })}
          />
          <TextField
            label={t('research.filters.to')}
            type="date"
            optional
            value={filters.to ?? ''}
            problem={problem}
            onChange={(to) => onChange({ to: to || undefined })}
          />
        </div>
      )}
    </>
  );
}

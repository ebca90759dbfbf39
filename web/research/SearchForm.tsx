import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResearchPlatform } from '#contract/research';
import { dateRanges, offeredKinds, type SearchFilters, sourcesOfLaw } from '#domain/research/filters';
import type { PlatformId } from '#domain/research/platforms';
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

/** One box for all platforms, what narrows the search, and which platforms are asked: all that are connected, at first. */
export function SearchForm({ platforms, wanted, onSearch, onTyping }: Props) {
  const { t } = useTranslation();
  const [q, setQ] = useState(wanted.q);
  const [filters, setFilters] = useState<SearchFilters>(wanted.filters);
  const [without, setWithout] = useState<readonly PlatformId[]>(wanted.without);
  const [problem, setProblem] = useState<Problem>();
  const connected = platforms.filter((platform) => platform.connected);
  const asked = connected.filter(({ id }) => !without.includes(id));

  function submit(event: FormEvent) {
    event.preventDefault();
    const words = q.trim();
    const days = filters.dates === 'custom' && filters.from && filters.to && filters.from > filters.to;
    const wrong = words === '' ? 'empty' : asked.length === 0 ? 'none' : days ? 'days' : undefined;
    setProblem(wrong);
    if (wrong === 'empty') toast.error(t('research.problems.empty'));
    if (wrong) return;
    toast.info(t('research.searching', { query: words }));
    onSearch({ q: words, filters, without: [...without] });
  }

  return (
    <search>
      <form className="stack" noValidate onSubmit={submit}>
        <TextField
          label={t('research.box')}
          type="search"
          maxLength={300}
          value={q}
          placeholder={t('research.boxHint')}
          problem={problem === 'empty' ? t('research.problems.empty') : undefined}
          onChange={(typed) => {
            setQ(typed);
            onTyping?.(typed);
          }}
        />
        <FilterFields
          filters={filters}
          problem={problem}
          onChange={(more) => setFilters((before) => ({ ...before, ...more }))}
        />
        <fieldset className={styles.researchPlatforms}>
          <legend>{t('research.askedPlatforms')}</legend>
          {connected.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={!without.includes(id)}
              onChange={(on) => setWithout(on ? without.filter((other) => other !== id) : [...without, id])}
            />
          ))}
        </fieldset>
        {problem === 'none' && (
          <p className="msg" role="alert">
            {t('research.problems.none')}
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

/** Why a search is not sent: no words, no platform, or days in the wrong order. */
type Problem = 'empty' | 'none' | 'days' | undefined;
type FilterProps = { filters: SearchFilters; problem: Problem; onChange: (more: Partial<SearchFilters>) => void };

/** What narrows the search: the source of law, the kind of authority, and its date. */
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
            problem={problem === 'days' ? t('research.problems.days') : undefined}
            onChange={(to) => onChange({ to: to || undefined })}
          />
        </div>
      )}
    </>
  );
}

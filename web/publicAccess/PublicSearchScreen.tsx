import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import type { PublicCaseRow, PublicCourts } from '#contract/publicAccess';
import { dayText, pageNumber, plainText, typedWords } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { MorePager } from './MorePager.tsx';
import { PublicSearchForm } from './PublicSearchForm.tsx';
import { PublicTerms } from './PublicTerms.tsx';
import { useSearchPublicCasesQuery } from './publicAccessApi.ts';

const schema = z.object({ court: plainText, q: typedWords(120), from: dayText, to: dayText, page: pageNumber });

/** /records: the public record of a court, by case number, name, and filing date. */
export function PublicSearchScreen() {
  const { t } = useTranslation();
  return (
    <div className="reading">
      <PageHead title={t('titles.records')}>{t('publicRecord.intro')}</PageHead>
      <PublicTerms>{(courts) => <Search courts={courts} />}</PublicTerms>
    </div>
  );
}

function Search({ courts: { courts, place } }: { courts: PublicCourts }) {
  const { t } = useTranslation();
  const { query, change } = useUrlQuery(schema);
  const court = courts.find(({ id }) => id === query.court) ?? courts[0];
  const { q, from, to, page } = query;
  const isAsked = q !== '' || from !== '' || to !== '';
  const asked = { court: court?.id ?? '', q, page, ...(from && { from }), ...(to && { to }) };
  const { currentData: data, error } = useSearchPublicCasesQuery(asked, { skip: !court || !isAsked });
  if (!court)
    return <EmptyState icon={SearchX} title={t('publicRecord.noCourt')} text={t('publicRecord.noCourtText')} />;
  return (
    <div className="stack">
      {place === 'courthouse' && <Note>{t('publicRecord.terminal')}</Note>}
      <PublicSearchForm
        key={`${q} ${from} ${to} ${court.id}`}
        courts={courts}
        values={{ ...query, court: court.id }}
        onSearch={change}
      />
      <CallFailure error={error} />
      {isAsked && !data && !error && <Skeleton lines={8} fills />}
      {data && (
        <Panel title={t('publicRecord.results')} padded={false}>
          {data.results.length === 0 ? (
            <EmptyState icon={SearchX} title={t('publicRecord.none')} text={t(`publicRecord.noneText.${place}`)} />
          ) : (
            <Results rows={data.results} />
          )}
          {(page > 1 || data.more) && (
            <MorePager page={page} more={data.more} onPage={(next) => change({ page: next })} />
          )}
        </Panel>
      )}
      <p className="muted small">{t('publicRecord.authority', { authority: court.authority })}</p>
    </div>
  );
}

function Results({ rows }: { rows: readonly PublicCaseRow[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const columns: Column<PublicCaseRow>[] = [
    {
      key: 'case',
      title: t('publicRecord.case'),
      cell: ({ id, case_number, title }) => (
        <Link to={`/records/cases/${id}`}>
          {case_number} <span className="muted">{title}</span>
        </Link>
      ),
    },
    { key: 'type', title: t('publicRecord.type'), cell: ({ case_type }) => case_type, secondary: true },
    { key: 'opened', title: t('publicRecord.opened'), cell: ({ opened_on }) => format.day(opened_on) },
    {
      key: 'status',
      title: t('publicRecord.status'),
      cell: ({ status }) => t(`publicRecord.statuses.${status}`),
      secondary: true,
    },
  ];
  return <Table caption={t('publicRecord.results')} cards columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

import { FileText } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilingRow } from '#contract/filings';
import { type Priority, priorities } from '#domain/courts/choices';
import { hasEnded } from '#domain/filings/states';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { displayNames, displayValue } from '#web/filings/displayValue.ts';
import { FilingStatus } from '#web/filings/FilingStatus.tsx';
import { listFailure } from '#web/filings/failureWords.ts';
import { type Narrowed, useListFilingsQuery } from '#web/filings/filingsApi.ts';
import { PriorityMark } from '#web/filings/PriorityMark.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import styles from './RecentCases.module.css';

/** The page of the list, and its filters. */
export type RecentQuery = { page: number; priority: Priority | undefined; narrowed: Narrowed };

type Props = {
  query: RecentQuery;
  selected: string | null;
  /** Receives the focus when a document that was open above the table is closed. */
  heading?: RefObject<HTMLHeadingElement | null>;
  onPage: (page: number) => void;
  onPriority: (priority: Priority | undefined) => void;
  onShowAll: () => void;
  onSelect: (filingId: string) => void;
};

/** The Recent Cases table: newest first, ten per page, filtered by priority. */
export function RecentCases({ query, selected, heading, onPage, onPriority, onShowAll, onSelect }: Props) {
  const { t } = useTranslation();
  const { page, priority, narrowed } = query;
  const { data, error, isFetching } = useListFilingsQuery(
    { page, ...(priority ? { priority } : {}), ...narrowed },
    { pollingInterval: 15_000, skipPollingIfUnfocused: true },
  );
  const results = data?.results;
  const running = results?.all_documents.some((filing) => !hasEnded(filing.analysis_state)) ?? false;

  return (
    <section className="panel" aria-labelledby="recent-heading" aria-busy={isFetching}>
      <header className="wrap">
        <h2 id="recent-heading" ref={heading} tabIndex={-1}>
          {t('filings.recent.heading')}
        </h2>
        {results && <CountBadge count={results.total_documents} />}
        {running && <span className="muted small">{t('filings.recent.running')}</span>}
        <div className="end">
          <fieldset className="seg" aria-label={t('filings.recent.filter')}>
            {[undefined, ...priorities].map((option) => (
              <button
                key={option ?? 'all'}
                type="button"
                aria-pressed={option === priority}
                onClick={() => onPriority(option)}
              >
                {t(`filings.priority.${option ?? 'all'}`)}
              </button>
            ))}
          </fieldset>
        </div>
      </header>
      {(narrowed.case || narrowed.filed_by || narrowed.show) && (
        <div className="note row wrap">
          <p>{t(narrowedWords(narrowed))}</p>
          <button type="button" className="btn dense end" onClick={onShowAll}>
            {t('filings.recent.showAll')}
          </button>
        </div>
      )}
      <CallFailure className="body" error={error && { error: listFailure(error) }} />
      {!results && error === undefined && <p className="body muted">{t('common.loading')}</p>}
      {results && results.all_documents.length === 0 && (
        <div className="empty">
          <FileText className="i" aria-hidden />
          <h3>{t('filings.recent.emptyHeading')}</h3>
          <p>{t(emptyWords(priority, narrowed))}</p>
        </div>
      )}
      {results && results.all_documents.length > 0 && (
        <>
          <div className="tablewrap">
            <table className="table cards">
              <thead>
                <tr>
                  <th scope="col">{t('filings.recent.document')}</th>
                  <th scope="col">{t('filings.field.case_number')}</th>
                  <th scope="col">{t('filings.recent.parties')}</th>
                  <th scope="col">{t('filings.recent.priority')}</th>
                  <th scope="col">{t('filings.recent.status')}</th>
                  <th scope="col">{t('filings.recent.received')}</th>
                </tr>
              </thead>
              <tbody>
                {results.all_documents.map((filing) => (
                  <Row
                    key={filing.id}
                    filing={filing}
                    selected={filing.id === selected}
                    onSelect={() => onSelect(filing.id)}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <Pager page={page} totalPages={results.total_pages} onPage={onPage} />
        </>
      )}
    </section>
  );
}

function narrowedWords({ case: ofCase, filed_by, show }: Narrowed): string {
  if (show) return `filings.recent.views.${show}`;
  return ofCase || !filed_by ? 'filings.recent.ofOneCase' : 'filings.recent.ofOnePerson';
}

function emptyWords(priority: Priority | undefined, narrowed: Narrowed): string {
  if (narrowed.case || narrowed.filed_by || narrowed.show) return 'filings.recent.emptyNarrowed';
  return priority ? 'filings.recent.emptyFiltered' : 'filings.recent.empty';
}

function Row({ filing, selected, onSelect }: { filing: FilingRow; selected: boolean; onSelect: () => void }) {
  const format = useFormat();
  const { t } = useTranslation();
  const sides = [displayNames([...filing.plaintiffs, ...filing.claimants]), displayNames(filing.defendants)].filter(
    Boolean,
  );
  return (
    <tr data-selected={selected || undefined}>
      <td>
        <button type="button" className="link-button" onClick={onSelect} aria-current={selected ? 'true' : undefined}>
          <span className="clip">{filing.doc_type ? displayValue(filing.doc_type) : filing.document_name}</span>
        </button>
        <div className="muted tiny clip">{filing.document_name}</div>
      </td>
      <td className="nowrap">
        {filing.case_number ? displayValue(filing.case_number) : <span className="muted">{t('filings.none')}</span>}
      </td>
      <td>
        <span className={`clip ${styles.parties}`}>
          {sides.join(` ${t('filings.versus')} `) || <span className="muted">{t('filings.none')}</span>}
        </span>
      </td>
      <td>
        <PriorityMark priority={filing.priority} reason={filing.priority_reason} />
      </td>
      <td>
        <FilingStatus filing={filing} />
      </td>
      <td>
        <span className={styles.received}>{format.moment(filing.received_at)}</span>
      </td>
    </tr>
  );
}

import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '#domain/paths/pathTo';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { FilingStatus } from '#web/filings/FilingStatus.tsx';
import { useListFilingsQuery } from '#web/filings/filingsApi.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table } from '#web/ui/Table.tsx';
import styles from './cases.module.css';

/** The filings of a case that the person has access to, docketed or not. */
export function CaseFilings({ caseId }: { caseId: string }) {
  const format = useFormat();
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data, error } = useListFilingsQuery({ page, case: caseId });
  if (error) return <CallFailure className="body" error={error} />;
  if (!data) {
    return (
      <div className="body">
        <Skeleton lines={4} />
      </div>
    );
  }
  const { all_documents, total_documents, total_pages } = data.results;
  if (total_documents === 0)
    return <EmptyState icon={FileText} title={t('cases.filings.empty')} text={t('cases.filings.emptyText')} />;
  return (
    <>
      <Table
        cards
        caption={t('cases.tab.filings')}
        rows={all_documents}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'document',
            title: t('filings.recent.document'),
            cell: ({ id, doc_type, document_name }) => (
              <>
                <Link className={styles.caseTitle} to={pathTo.filing(id)}>
                  {doc_type ?? document_name}
                </Link>
                <div className={`muted tiny ${styles.caseTitle}`}>{document_name}</div>
              </>
            ),
          },
          { key: 'status', title: t('filings.recent.status'), cell: (filing) => <FilingStatus filing={filing} /> },
          { key: 'by', title: t('cases.filings.by'), secondary: true, cell: ({ filed_by }) => filed_by },
          {
            key: 'received',
            title: t('filings.recent.received'),
            secondary: true,
            cell: ({ received_at }) => <span className="nowrap">{format.moment(received_at)}</span>,
          },
        ]}
      />
      <Pager page={page} totalPages={total_pages} onPage={setPage} />
    </>
  );
}

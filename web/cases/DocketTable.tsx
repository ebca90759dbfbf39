import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { pageNumber } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table } from '#web/ui/Table.tsx';
import styles from './cases.module.css';
import { useReadDocketQuery } from './casesApi.ts';
import { FiledCell } from './FiledCell.tsx';

const schema = z.object({ docket: pageNumber });

/** The docket: what was filed, heard, and ordered, newest entry first. */
export function DocketTable({ caseId }: { caseId: string }) {
  const { t } = useTranslation();
  const { query, change } = useUrlQuery(schema);
  const page = query.docket;
  const { data, error } = useReadDocketQuery({ id: caseId, page });
  if (error) return <CallFailure className="body" error={error} />;
  if (!data) {
    return (
      <div className="body">
        <Skeleton lines={5} />
      </div>
    );
  }
  if (data.total === 0)
    return <EmptyState icon={ScrollText} title={t('cases.docket.empty')} text={t('cases.docket.emptyText')} />;
  return (
    <>
      <Table
        cards
        caption={t('cases.tab.docket')}
        rows={data.results}
        rowKey={({ number }) => String(number)}
        columns={[
          { key: 'number', title: t('cases.docket.number'), numeric: true, cell: ({ number }) => number },
          {
            key: 'filed',
            title: t('cases.docket.filed'),
            cell: (entry) => <FiledCell entry={entry} />,
          },
          {
            key: 'description',
            title: t('cases.docket.description'),
            cell: ({ description, filing_id }) =>
              filing_id ? (
                <Link className={styles.caseTitle} to={`/case-processing?filing=${filing_id}`}>
                  {description}
                </Link>
              ) : (
                <span className={styles.caseTitle}>{description}</span>
              ),
          },
          {
            key: 'kind',
            title: t('cases.docket.kind'),
            secondary: true,
            cell: ({ kind }) => t(`cases.docket.kinds.${kind}`),
          },
        ]}
      />
      <Pager page={page} totalPages={data.total_pages} onPage={(docket) => change({ docket })}>
        {t('cases.docket.count', { count: data.total })}
      </Pager>
    </>
  );
}

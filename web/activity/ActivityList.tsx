import { Activity as ActivityIcon, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { downloadAccess, downloadRecord } from '#contract/activity';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { SaveCsv } from '#web/reports/ReportPanel.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { ActivityFilter } from './ActivityFilter.tsx';
import { type ActivityTab, useActivityAddress } from './useActivityAddress.ts';

type Props<Row> = {
  tab: ActivityTab;
  asked: { data?: { results: Row[]; next: string | null } | undefined; error?: unknown; isFetching: boolean };
  kinds: { value: string; label: string }[];
  columns: Column<Row>[];
  rowKey: (row: Row) => string;
};

const emptyTexts = { record: 'activity.nothingText', access: 'activity.nothingTextAccess' } as const;

/** One of the two lists: its filter, its lines, and a link to older ones. */
export function ActivityList<Row>({ tab, asked, kinds, columns, rowKey }: Props<Row>) {
  const { t } = useTranslation();
  const address = useActivityAddress();
  const { data, error, isFetching } = asked;
  const title = t(`activity.tabs.${tab}`);
  return (
    <section className="panel" aria-label={title} aria-busy={isFetching}>
      <ActivityFilter
        key={JSON.stringify(address.chosen)}
        label={title}
        chosen={address.chosen}
        kinds={kinds}
        isNarrowed={address.isNarrowed}
        onApply={address.narrow}
        onClear={address.showAll}
      />
      <CallFailure className="body" error={error} />
      {!data && !error && (
        <div className="body">
          <Skeleton lines={8} fills />
        </div>
      )}
      {data?.results.length === 0 && (
        <EmptyState
          icon={ActivityIcon}
          title={t(address.isNarrowed ? 'activity.nothingFound' : 'activity.nothing')}
          text={t(address.isNarrowed ? 'activity.nothingFoundText' : emptyTexts[tab])}
        />
      )}
      {data && data.results.length > 0 && (
        <Table cards caption={title} columns={columns} rows={data.results} rowKey={rowKey} dense />
      )}
      <nav className="pager" aria-label={t('activity.pages', { list: title })}>
        <Button dense disabled={address.isFirst} onClick={address.goNewest}>
          <ChevronLeft className="i" aria-hidden />
          {t('activity.newest')}
        </Button>
        <Button dense disabled={!data?.next} onClick={() => data?.next && address.goAfter(data.next)}>
          {t('activity.older')}
          <ChevronRight className="i" aria-hidden />
        </Button>
        <span className="end">
          <SaveCsv
            title={title}
            address={
              tab === 'record'
                ? addressOfCall(downloadRecord, address.recordQuery)
                : addressOfCall(downloadAccess, address.accessQuery)
            }
            name={tab === 'record' ? 'activity-record.csv' : 'access-log.csv'}
          />
        </span>
      </nav>
    </section>
  );
}

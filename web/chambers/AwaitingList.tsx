import type { TFunction } from 'i18next';
import { CircleCheckBig } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AwaitingDocument } from '#contract/chambers';
import { awaitingKinds } from '#domain/chambers/awaiting';
import { pathTo } from '#domain/paths/pathTo';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './AwaitingList.module.css';
import { useListAwaitingQuery, useUnmarkDocumentMutation } from './chambersApi.ts';
import type { ChambersAddress } from './useChambersAddress.ts';
import { useSits } from './useSits.ts';

const RuleFiling = lazily(async () => (await import('#web/rulings/RuleFiling.tsx')).RuleFiling, null);

/** Documents that need the judge's signature or ruling, oldest first, and completed ones. */
export function AwaitingList({ address }: { address: ChambersAddress }) {
  const format = useFormat();
  const { t } = useTranslation();
  const sits = useSits();
  const kind = awaitingKinds.find((one) => one === address.kind) ?? 'all';
  const { data, error, isFetching } = useListAwaitingQuery({
    ...{ kind, page: address.page, per_page: 20 },
    ...address.ofJudge,
  });
  const [unmark] = useUnmarkDocumentMutation();
  const [ruled, setRuled] = useState<string | null>(null);
  const takeBack = async ({ filing_id }: AwaitingDocument) => {
    const reply = await unmark({ id: filing_id });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return (
    <section className="panel" aria-labelledby="awaiting-heading" aria-busy={isFetching}>
      <header>
        <h2 id="awaiting-heading">{t('chambers.awaiting')}</h2>
        {data && <CountBadge count={data.total} />}
      </header>
      <div className="table-filters">
        <Segmented
          label={t('chambers.which')}
          options={awaitingKinds.map((value) => ({ value, label: t(`chambers.kind.${value}`) }))}
          value={kind}
          onChange={(value) => address.change({ kind: value, page: null })}
        />
      </div>
      <CallFailure className="body" error={error} />
      {!data && !error && (
        <div className="body">
          <Skeleton lines={5} />
        </div>
      )}
      {data?.data.length === 0 && (
        <EmptyState icon={CircleCheckBig} title={t('chambers.nothingWaits')} text={t('chambers.nothingWaitsText')} />
      )}
      {data && data.data.length > 0 && (
        <Table
          cards
          caption={t('chambers.awaiting')}
          columns={columnsOf(
            t,
            sits ? { onTakeBack: (paper) => void takeBack(paper), onRule: setRuled } : null,
            format,
          )}
          rows={data.data}
          rowKey={({ filing_id }) => filing_id}
        />
      )}
      {ruled && <RuleFiling key={ruled} id={ruled} onClose={() => setRuled(null)} />}
      {data && data.total_pages > 1 && (
        <Pager
          page={address.page}
          totalPages={data.total_pages}
          onPage={(page) => address.change({ page: String(page) })}
        />
      )}
    </section>
  );
}

function columnsOf(
  t: TFunction,
  acts: { onTakeBack: (paper: AwaitingDocument) => void; onRule: (filing_id: string) => void } | null,
  format: Format,
): Column<AwaitingDocument>[] {
  return [
    {
      key: 'paper',
      title: t('chambers.column.paper'),
      cell: ({ filing_id, title }) => <Link to={pathTo.paper(filing_id)}>{title}</Link>,
    },
    {
      key: 'case',
      title: t('chambers.column.case'),
      cell: ({ case_id, case_number, case_title }) => (
        <div>
          <Link to={`/cases/${case_id}`}>{case_number}</Link>
          <span className={`muted small ${styles.dueCase}`}>{case_title}</span>
        </div>
      ),
    },
    {
      key: 'needs',
      title: t('chambers.column.needs'),
      cell: ({ needs, mark }) => (
        <Badge tone={mark === 'sent_back' ? 'warn' : mark ? 'ok' : needs === 'signature' ? 'gold' : 'info'}>
          {mark ? t(`chambers.marked.${mark}`) : t(`chambers.needs.${needs}`)}
        </Badge>
      ),
    },
    {
      key: 'since',
      title: t('chambers.column.since'),
      cell: ({ received_at, filed_by, marked_at, mark_note }) => (
        <div>
          <span className="nowrap">{format.moment(marked_at ?? received_at)}</span>
          <span className={`muted small ${styles.dueCase}`}>{marked_at ? mark_note : filed_by}</span>
        </div>
      ),
    },
    {
      key: 'actions',
      title: t('chambers.column.actions'),
      cell: (paper) =>
        paper.mark === 'signed' ? null : paper.mark && acts ? (
          <Button
            dense
            onClick={() => acts.onTakeBack(paper)}
            aria-label={t('chambers.takeBackOf', { title: paper.title })}
          >
            {t('chambers.takeBack')}
          </Button>
        ) : (
          <div className="row wrap">
            <Link
              className={buttonClass({ dense: true })}
              to={pathTo.paper(paper.filing_id)}
              aria-label={t('chambers.openOf', { title: paper.title })}
            >
              {t(paper.needs === 'signature' && acts ? 'chambers.openToSign' : 'chambers.open')}
            </Link>
            {acts && paper.needs === 'ruling' && paper.state !== 'received' && (
              <Button
                dense
                onClick={() => acts.onRule(paper.filing_id)}
                aria-label={t('rulings.awaiting.ruleOf', { title: paper.title })}
              >
                {t('rulings.awaiting.rule')}
              </Button>
            )}
          </div>
        ),
    },
  ];
}

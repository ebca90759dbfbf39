import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HistoryEntry, historyKinds } from '#contract/courtdoc';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import styles from '../courtdoc.module.css';
import { useForgetOwnDocumentMutation, useListHistoryQuery } from '../courtdocApi.ts';
import type { CourtdocAddress } from '../useCourtdocAddress.ts';
import { HistoryTable } from './HistoryTable.tsx';

/** The fourth tab: the documents that the person filed, analyzed, and generated, newest first. */
export function FilingHistory({ address }: { address: CourtdocAddress }) {
  const { t } = useTranslation();
  const { query, change } = address;
  const { page, q } = query;
  const kind = historyKinds.find((one) => one === query.kind);
  const searched = useDebounced(q.slice(0, 200), 250);
  const { data, error, isFetching } = useListHistoryQuery({ page, q: searched, ...(kind ? { kind } : {}) });
  const [leaving, setLeaving] = useState<HistoryEntry | null>(null);

  return (
    <Panel title={t('courtdoc.history.heading')} aside={data && <CountBadge count={data.total} />} padded={false}>
      <search className="table-filters">
        <TextField
          label={t('courtdoc.history.search')}
          type="search"
          required={false}
          value={q}
          onChange={(words) => change({ q: words })}
        />
        <Select
          label={t('courtdoc.history.kind')}
          required={false}
          value={kind ?? ''}
          onChange={(next) => change({ kind: next })}
          placeholder={t('courtdoc.history.everyKind')}
          options={historyKinds.map((value) => ({ value, label: t(`courtdoc.history.kinds.${value}`) }))}
        />
      </search>
      <CallFailure className="body" error={error} />
      {!data && !error && (
        <div className="body">
          <Skeleton lines={6} />
        </div>
      )}
      {data?.total === 0 && (
        <EmptyState
          icon={History}
          title={t(kind || q ? 'courtdoc.history.nothing' : 'courtdoc.history.empty')}
          text={t(kind || q ? 'courtdoc.history.nothingText' : 'courtdoc.history.emptyText')}
        />
      )}
      {data && data.total > 0 && (
        <div className={styles.courtdocRows} aria-busy={isFetching}>
          <HistoryTable entries={data.data} onForget={setLeaving} />
          <Pager page={page} totalPages={data.total_pages} onPage={(next) => change({ page: String(next) })}>
            {t('courtdoc.history.count', { count: data.total })}
          </Pager>
        </div>
      )}
      <Forget entry={leaving} onClose={() => setLeaving(null)} />
    </Panel>
  );
}

function Forget({ entry, onClose }: { entry: HistoryEntry | null; onClose: () => void }) {
  const { t } = useTranslation();
  const [forget, { isLoading }] = useForgetOwnDocumentMutation();
  const confirm = async () => {
    if (!entry || entry.kind === 'filing') return;
    const reply = await forget({ kind: entry.kind, id: entry.id });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={entry !== null}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('courtdoc.history.forgetTitle')}
      confirmLabel={t('courtdoc.history.forget')}
      danger
      busy={isLoading}
    >
      <p>{t('courtdoc.history.forgetText', { name: entry?.file_name ?? '' })}</p>
    </ConfirmDialog>
  );
}

import type { TFunction } from 'i18next';
import { Download, ListChecks, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HistoryEntry } from '#contract/courtdoc';
import { documentType } from '#domain/documentTypes/documentType';
import { templateIds, templateOf } from '#domain/drafting/templates/templates';
import type { FilerStatus } from '#domain/filings/filerStatus';
import { pathTo } from '#domain/paths/pathTo';
import { StatusBadge } from '#web/filings/FilingStatus.tsx';
import { downloadDocument } from '#web/filings/fetchDocument.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import { downloadOwn } from '../downloadOwn.ts';
import styles from './HistoryTable.module.css';

type Props = { entries: HistoryEntry[]; onForget: (entry: HistoryEntry) => void };

/** The history as rows: the document, its status, and its actions. */
export function HistoryTable({ entries, onForget }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <Table
      cards
      caption={t('courtdoc.history.heading')}
      rows={entries}
      rowKey={({ kind, id }) => `${kind}-${id}`}
      columns={[
        {
          key: 'document',
          title: t('courtdoc.history.document'),
          cell: (entry) => (
            <>
              <Link to={placeOf(entry)}>{entry.title}</Link>
              <div className="muted small clip">{entry.file_name}</div>
            </>
          ),
        },
        {
          key: 'kind',
          title: t('courtdoc.history.kind'),
          secondary: true,
          cell: ({ kind }) => t(`courtdoc.history.kinds.${kind}`),
        },
        {
          key: 'case_number',
          title: t('filings.field.case_number'),
          secondary: true,
          cell: ({ case_number }) => case_number ?? <span className="muted">{t('filings.none')}</span>,
        },
        { key: 'state', title: t('courtdoc.history.state'), cell: (entry) => <Standing entry={entry} /> },
        {
          key: 'at',
          title: t('courtdoc.history.when'),
          secondary: true,
          cell: ({ at }) => <span className="nowrap">{format.moment(at)}</span>,
        },
        {
          key: 'actions',
          title: t('courtdoc.history.actions'),
          cell: (entry) => <Actions entry={entry} onForget={onForget} t={t} />,
        },
      ]}
    />
  );
}

/** The screen for further work on a document. */
function placeOf({ kind, id }: HistoryEntry): string {
  if (kind === 'filing') return pathTo.filing(id);
  if (kind === 'analysis') return `/courtdoc?analysis=${id}`;
  return `/courtdoc?tab=generation&from=${id}`;
}

function Standing({ entry }: { entry: HistoryEntry }) {
  const format = useFormat();
  const { t } = useTranslation();
  if (entry.kind === 'filing') {
    return <StatusBadge status={entry.state as FilerStatus} />;
  }
  if (entry.filing_id) {
    return (
      <Link to={pathTo.filing(entry.filing_id)} className="nowrap">
        {t('courtdoc.history.filed')}
      </Link>
    );
  }
  if (entry.draft_id) {
    return (
      <Link to={pathTo.draft(entry.draft_id)} className="nowrap">
        {t('courtdoc.history.draft')}
      </Link>
    );
  }
  return (
    <span className="small muted">
      {entry.expires_at
        ? t('courtdoc.history.until', { day: format.day(entry.expires_at.slice(0, 10)) })
        : t('courtdoc.history.notFiled')}
    </span>
  );
}

function Actions({
  entry,
  onForget,
  t,
}: {
  entry: HistoryEntry;
  onForget: (entry: HistoryEntry) => void;
  t: TFunction;
}) {
  const { kind, id, file_name: name, version_id } = entry;
  const dense = { kind: 'quiet', dense: true, iconOnly: true } as const;
  const download = () => {
    const saved = kind === 'filing' ? version_id && downloadDocument(version_id, name) : downloadOwn(kind, id, name);
    void Promise.resolve(saved).catch((error: Error) => toast.error(error.message));
  };
  const docType = docTypesOf(entry);
  return (
    <span className={styles.historyActs}>
      <Button {...dense} aria-label={t('filings.viewer.download', { name })} onClick={download}>
        <Download className="i" aria-hidden />
      </Button>
      <Link
        className={buttonClass(dense)}
        to={`/courtdoc?${new URLSearchParams({ tab: 'requirements', ...(docType ? { doc_type: docType } : {}) })}`}
        aria-label={t('courtdoc.history.requirementsOf', { name: entry.title })}
      >
        <ListChecks className="i" aria-hidden />
      </Link>
      {kind !== 'filing' && (
        <Button {...dense} aria-label={t('courtdoc.history.forgetOne', { name })} onClick={() => onForget(entry)}>
          <Trash2 className="i" aria-hidden />
        </Button>
      )}
    </span>
  );
}

function docTypesOf({ kind, state, document_type }: HistoryEntry): string | undefined {
  const template = kind === 'generated' ? templateIds.find((one) => one === state) : undefined;
  if (template) return templateOf(template).documentTypes[0];
  return document_type === null ? undefined : documentType(document_type).ruleSlugs[0];
}

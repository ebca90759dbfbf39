import { BookCheck, BookDashed, BookOpen, BookType, BookX, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentLedger, LedgerEntry } from '#contract/checks';
import type { Evidence } from '#contract/evidence';
import { type LedgerStatus, ledgerStatuses } from '#domain/citations/Ledger';
import { Chip } from '#web/ui/Chip.tsx';
import { Badge, type Tone } from '#web/ui/Status.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { CitedAuthority } from './CitedAuthority.tsx';
import { KnownAuthority } from './KnownAuthority.tsx';
import styles from './LedgerTable.module.css';

const looks: Record<LedgerStatus, { tone: Tone; icon: LucideIcon }> = {
  found_name_matches: { tone: 'ok', icon: BookCheck },
  found_other_name: { tone: 'bad', icon: BookX },
  name_not_compared: { tone: 'warn', icon: BookType },
  not_found: { tone: 'warn', icon: BookOpen },
  not_checked: { tone: 'none', icon: BookDashed },
};

type Props = { ledger: DocumentLedger; onPlace?: (place: Evidence) => void };

/** The authorities of a document, each with its result and source. */
export function LedgerTable({ ledger, onPlace }: Props) {
  const { t } = useTranslation();
  const [chosen, setOnly] = useState<LedgerStatus | null>(null);
  const { entries } = ledger;
  const count = (word: LedgerStatus) => entries.filter(({ status }) => status === word).length;
  // The result of the selected row can change while a source is still being consulted.
  const only = chosen !== null && count(chosen) > 0 ? chosen : null;
  const sources = new Set(entries.flatMap((entry) => entry.sources.map(({ coverage }) => coverage)));
  const shown = entries.filter(({ status }) => only === null || status === only);
  const columns: Column<LedgerEntry>[] = [
    {
      key: 'authority',
      title: t('checks.ledger.authority'),
      cell: (entry) => <CitedAuthority entry={entry} onPlace={onPlace} />,
    },
    {
      key: 'status',
      title: t('checks.ledger.status'),
      cell: ({ status }) => (
        <Badge tone={looks[status].tone} icon={looks[status].icon}>
          {t(`checks.ledger.word.${status}`)}
        </Badge>
      ),
    },
    {
      key: 'found',
      title: t('checks.ledger.source'),
      cell: (entry) => <KnownAuthority entry={entry} onPlace={onPlace} />,
    },
  ];
  return (
    <div className={styles.ledger}>
      <fieldset className="chips" aria-label={t('checks.ledger.show')}>
        {ledgerStatuses
          .filter((word) => count(word) > 0)
          .map((word) => (
            <Chip key={word} pressed={only === word} onClick={() => setOnly(only === word ? null : word)}>
              {t(`checks.ledger.word.${word}`)} <b>{count(word)}</b>
            </Chip>
          ))}
      </fieldset>
      <p className={`${styles.ledgerState} small`} aria-live="polite">
        {ledger.state !== 'done' &&
          (ledger.reason ?? t('checks.ledger.asking', { answered: ledger.answered, asked: ledger.asked }))}
      </p>
      {[...sources].map((coverage) => (
        <p key={coverage} className="small muted">
          {coverage}
        </p>
      ))}
      <Table
        caption={t('checks.ledger.caption', { name: ledger.document_name })}
        columns={columns}
        rows={shown}
        rowKey={({ citation, evidence }) => `${citation}${JSON.stringify(evidence[0] ?? null)}`}
        dense
        cards
      />
    </div>
  );
}

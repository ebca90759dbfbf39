import './checks.css';
import { BookCheck, BookDashed, BookOpen, BookX, type LucideIcon, Quote } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentLedger, LedgerEntry } from '#contract/checks';
import type { Evidence } from '#contract/evidence';
import { type LedgerWord, ledgerWords } from '#domain/citations/Ledger';
import { placeWords } from '#web/filings/fields/placeWords.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { formatMoment } from '#web/ui/formatMoment.ts';
import { Badge, type Tone } from '#web/ui/Status.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';

const looks: Record<LedgerWord, { tone: Tone; icon: LucideIcon }> = {
  found_name_matches: { tone: 'ok', icon: BookCheck },
  found_other_name: { tone: 'bad', icon: BookX },
  not_found: { tone: 'warn', icon: BookOpen },
  not_checked: { tone: 'none', icon: BookDashed },
};

type Props = { ledger: DocumentLedger; onPlace?: (place: Evidence) => void };

/** The authorities of a document, each with one of four words and with the source that says so. */
export function LedgerTable({ ledger, onPlace }: Props) {
  const { t } = useTranslation();
  const [only, setOnly] = useState<LedgerWord | null>(null);
  const { entries } = ledger;
  const count = (word: LedgerWord) => entries.filter(({ standing }) => standing === word).length;
  const shown = entries.filter(({ standing }) => only === null || standing === only);
  const columns: Column<LedgerEntry>[] = [
    {
      key: 'authority',
      title: t('checks.ledger.authority'),
      cell: (entry) => <Cited entry={entry} onPlace={onPlace} />,
    },
    {
      key: 'standing',
      title: t('checks.ledger.standing'),
      cell: ({ standing }) => (
        <Badge tone={looks[standing].tone} icon={looks[standing].icon}>
          {t(`checks.ledger.word.${standing}`)}
        </Badge>
      ),
    },
    { key: 'found', title: t('checks.ledger.source'), cell: (entry) => <Known entry={entry} /> },
  ];
  return (
    <div className="ledger">
      <fieldset className="chips" aria-label={t('checks.ledger.show')}>
        {ledgerWords
          .filter((word) => count(word) > 0)
          .map((word) => (
            <Chip key={word} pressed={only === word} onClick={() => setOnly(only === word ? null : word)}>
              {t(`checks.ledger.word.${word}`)} <b>{count(word)}</b>
            </Chip>
          ))}
      </fieldset>
      {ledger.state !== 'done' && (
        <p className="small muted" aria-live="polite">
          {ledger.reason ?? t('checks.ledger.asking', { answered: ledger.answered, asked: ledger.asked })}
        </p>
      )}
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

function Cited({ entry, onPlace }: { entry: LedgerEntry; onPlace: Props['onPlace'] }) {
  const { t } = useTranslation();
  const [first] = entry.evidence;
  return (
    <div className="ledger-cited">
      {entry.named !== null && <em>{entry.named}</em>}
      <span>{entry.citation}</span>
      {entry.parallels.length > 0 && <span className="muted small">{entry.parallels.join('; ')}</span>}
      {first && onPlace && (
        <button type="button" className="chip src" onClick={() => onPlace(first)}>
          <Quote className="i" aria-hidden />
          <span className="clip">{placeWords(first)}</span>
        </button>
      )}
      {entry.times > 1 && <span className="muted small">{t('checks.ledger.times', { count: entry.times })}</span>}
    </div>
  );
}

function Known({ entry }: { entry: LedgerEntry }) {
  const { t } = useTranslation();
  const { found, sources, reason, doubts } = entry;
  const last = sources.at(-1);
  return (
    <div className="ledger-known">
      {found && (
        <span>
          {found.url ? (
            <a href={found.url} {...(found.url.startsWith('http') && { target: '_blank', rel: 'noreferrer' })}>
              {found.title}
            </a>
          ) : (
            found.title
          )}
          <span className="muted"> {[found.court, found.date_filed].filter(Boolean).join(', ')}</span>
        </span>
      )}
      {reason !== null && <span>{reason}</span>}
      {doubts.map(({ message }) => (
        <span key={message} className="st warn">
          {message}
        </span>
      ))}
      {last && (
        <span className="muted small">
          {t('checks.ledger.asked', { name: last.name, coverage: last.coverage, when: formatMoment(last.asked_at) })}
        </span>
      )}
    </div>
  );
}

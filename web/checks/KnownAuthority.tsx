import { useTranslation } from 'react-i18next';
import type { LedgerEntry } from '#contract/checks';
import type { Evidence } from '#contract/evidence';
import { isDate } from '#domain/days/days';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Status } from '#web/ui/Status.tsx';
import styles from './KnownAuthority.module.css';
import { PlaceChip } from './PlaceChip.tsx';

type Props = { entry: LedgerEntry; onPlace: ((place: Evidence) => void) | undefined };

/** What the sources contain about an authority, the doubts, and when they were consulted. */
export function KnownAuthority({ entry, onPlace }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { found, sources, reason, doubts } = entry;
  const filed = found?.date_filed && isDate(found.date_filed) ? format.day(found.date_filed) : found?.date_filed;
  return (
    <div className={styles.ledgerKnown}>
      {found && (
        <span>
          {found.url ? (
            <a href={found.url} {...(found.url.startsWith('http') && { target: '_blank', rel: 'noreferrer' })}>
              {found.title}
            </a>
          ) : (
            found.title
          )}{' '}
          <span className="muted">{[found.court, filed].filter(Boolean).join(', ')}</span>
        </span>
      )}
      {reason !== null && <span>{reason}</span>}
      {doubts.map(({ kind, message, evidence: [place] }) => (
        <div key={`${kind}${message}`} className={styles.ledgerDoubt}>
          <Status tone="warn">{message}</Status>
          {place && <PlaceChip place={place} onOpen={onPlace && (() => onPlace(place))} />}
        </div>
      ))}
      {sources.length > 0 && (
        <span className="muted small">
          {sources
            .map(({ name, asked_at }) => t('checks.ledger.asked', { name, when: format.moment(asked_at) }))
            .join(' · ')}
        </span>
      )}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import type { LedgerEntry } from '#contract/checks';
import type { Evidence } from '#contract/evidence';
import { keepCitations } from '#domain/text/keepCitations';
import styles from './CitedAuthority.module.css';
import { PlaceChip } from './PlaceChip.tsx';

type Props = { entry: LedgerEntry; onPlace: ((place: Evidence) => void) | undefined };

/** An authority as the document cites it, with the name of the case in italics, and its positions. */
export function CitedAuthority({ entry, onPlace }: Props) {
  const { t } = useTranslation();
  const { citation, named, parallels, times, evidence } = entry;
  const [first] = evidence;
  const afterName = named !== null && citation.startsWith(named) ? citation.slice(named.length) : null;
  return (
    <div className={styles.ledgerCited}>
      <span>
        {named !== null && <cite>{named}</cite>}
        {keepCitations(afterName ?? (named === null ? citation : `, ${citation}`))}
      </span>
      {parallels.length > 0 && <span className="muted small">{parallels.join('; ')}</span>}
      <span className={styles.ledgerPlaces}>
        {first && <PlaceChip place={first} onOpen={onPlace && (() => onPlace(first))} />}
        {times > 1 && <span className="muted small">{t('checks.ledger.times', { count: times })}</span>}
      </span>
    </div>
  );
}

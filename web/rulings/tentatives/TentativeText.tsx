import { useTranslation } from 'react-i18next';
import type { PublishedTentative } from '#contract/tentativeRulings';
import { dispositions } from '#domain/rulings/dispositions';
import { Badge } from '#web/ui/Status.tsx';
import styles from './TentativeText.module.css';

type Props = Pick<PublishedTentative, 'disposition' | 'reasons' | 'details' | 'directs_argument'>;

/** A published tentative ruling: the disposition, what it grants and denies, and the judge’s text. */
export function TentativeText({ disposition, reasons, details, directs_argument }: Props) {
  const { t } = useTranslation();
  const parts = (['granted', 'denied', 'conditions'] as const).flatMap((name) => {
    const text = dispositions[disposition].needs.includes(name) && details[name];
    return text ? [[name, text] as const] : [];
  });
  const days = dispositions[disposition].needs.includes('days_to_amend') ? details.days_to_amend : undefined;
  return (
    <div className={styles.tentativeText}>
      <span>
        <Badge tone="info">{dispositions[disposition].label}</Badge>
      </span>
      {parts.map(([name, text]) => (
        <p key={name}>
          <strong>{t(`rulings.detail.${name}`)}:</strong> {text}
        </p>
      ))}
      {days !== undefined && (
        <p>
          <strong>{t('rulings.detail.daysToAmend')}:</strong> {days}
        </p>
      )}
      {reasons.split(/\n+/).map((text) => text.trim() && <p key={text}>{text}</p>)}
      {directs_argument && <p>{t('rulings.tentative.directed')}</p>}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CourtRecord } from '#contract/courtroom';
import type { PendingMotion } from '#contract/rulings';
import { courtroomKeys } from '#domain/courtroom/courtroomKeys';
import { pathTo } from '#domain/paths/pathTo';
import { keyOfDisposition } from '#domain/rulings/dispositionKeys';
import { type DispositionId, dispositions } from '#domain/rulings/dispositions';
import { nameMotion } from '#domain/rulings/nameMotion';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Badge } from '#web/ui/Status.tsx';
import styles from './BenchRulings.module.css';
import type { EnterInCourt } from './useRecordQueue.ts';

type Props = {
  record: CourtRecord;
  chosen: string | null;
  canRule: boolean;
  enter: EnterInCourt;
  onRule: (motion: PendingMotion, first: DispositionId) => void;
};

/** The motions that the hearing can decide, and what the judge ruled from the bench. */
export function BenchRulings({ record, chosen, canRule, enter, onRule }: Props) {
  const { t } = useTranslation();
  const { motions, rulings, stage } = record;
  if (motions.length + rulings.length === 0) return null;
  const ruled = new Set(rulings.map(({ filing_id }) => filing_id));
  return (
    <Panel title={t('courtroom.rulings')} padded={false}>
      <ul className={styles.bench}>
        {rulings.map(({ filing_id, text, is_docketed }) => (
          <li key={filing_id}>
            <p className={styles.benchText}>{text}</p>
            {!is_docketed && record.abilities.record && stage !== 'ended' && (
              <Button dense onClick={() => void enter({ does: 'remove_ruling', filing_id })}>
                {t('courtroom.removeRuling')}
              </Button>
            )}
          </li>
        ))}
        {motions
          .filter(({ filing_id }) => !ruled.has(filing_id))
          .map((motion) => (
            <li key={motion.filing_id} data-chosen={motion.filing_id === chosen || undefined}>
              <span className={styles.benchMotion}>
                <Link to={pathTo.paper(motion.filing_id)}>{nameMotion(motion, motion.style)}</Link>
                <span className="muted small">{motion.filed_by}</span>
                {motion.held && (
                  <Badge tone="gold">
                    {t('rulings.held.badge', { ruling: dispositions[motion.held.disposition].label })}
                  </Badge>
                )}
                {motion.present && <Badge tone="info">{dispositions[motion.present.disposition].label}</Badge>}
              </span>
              {canRule && !motion.held && (
                <span className="row wrap">
                  {motion.allowed
                    .filter((id) => keyOfDisposition(id, motion.allowed))
                    .slice(0, 6)
                    .map((id) => (
                      <Button
                        key={id}
                        dense
                        onClick={() => onRule(motion, id)}
                        aria-label={t('courtroom.ruleOf', {
                          ruling: dispositions[id].label,
                          motion: nameMotion(motion, motion.style),
                        })}
                      >
                        {t(`rulings.short.${id}`)}
                        {motion.filing_id === chosen && (
                          <>
                            {' '}
                            <kbd>{courtroomKeys.ruling}</kbd>{' '}
                            <kbd>{keyOfDisposition(id, motion.allowed)!.toUpperCase()}</kbd>
                          </>
                        )}
                      </Button>
                    ))}
                </span>
              )}
            </li>
          ))}
      </ul>
    </Panel>
  );
}

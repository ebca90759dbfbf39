import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PendingMotion } from '#contract/rulings';
import { pathTo } from '#domain/paths/pathTo';
import { dispositionKeys, keyOfDisposition } from '#domain/rulings/dispositionKeys';
import { type DispositionId, dispositions } from '#domain/rulings/dispositions';
import { nameMotion } from '#domain/rulings/nameMotion';
import { tentativeKeys } from '#domain/rulings/tentatives/tentativeKeys';
import { usualFirst } from '#domain/rulings/usualFirst';
import { ClockMark } from '#web/rulings/ClockMark.tsx';
import { canWriteTentative } from '#web/rulings/tentatives/canWriteTentative.ts';
import { LazyTentativeMark } from '#web/rulings/tentatives/LazyTentativeMark.ts';
import { Button } from '#web/ui/Button.tsx';
import { Badge } from '#web/ui/Status.tsx';
import styles from './MotionRow.module.css';

type Props = {
  motion: PendingMotion;
  isChosen: boolean;
  onChoose: () => void;
  onRule: (first: DispositionId) => void;
  onTentative: () => void;
  onAdopt: () => void;
  /** Whether the row names the case, which a list under a hearing does not need. */
  showsCase?: boolean;
};

/** The rulings that have a button in the row; the others are in the dialog. */
const shown = 6;

/** A motion with its status, its clock, and a button with a key for each usual ruling. */
export function MotionRow({ motion, isChosen, onChoose, onRule, onTentative, onAdopt, showsCase }: Props) {
  const { t } = useTranslation();
  const { filing_id, allowed, present, held, tentative, clock, is_docketed } = motion;
  const named = nameMotion(motion, motion.style);
  const withKeys = usualFirst(allowed)
    .filter((id) => keyOfDisposition(id, allowed) !== undefined)
    .slice(0, shown);
  return (
    <li
      id={`motion-${filing_id}`}
      className={styles.motionRow}
      aria-current={isChosen || undefined}
      data-own-keys={
        isChosen ? [...dispositionKeys(allowed).keys(), ...Object.values(tentativeKeys)].join(' ') : undefined
      }
      onFocus={onChoose}
    >
      <div className={styles.motionAbout}>
        <Link to={pathTo.paper(filing_id)}>{named}</Link>
        {showsCase && (
          <span className="small">
            <Link to={pathTo.case(motion.case_id)}>{motion.case_number}</Link> {motion.case_title}
          </span>
        )}
        <span className="muted small">{motion.filed_by}</span>
        {present && <Badge tone="info">{dispositions[present.disposition].label}</Badge>}
        {held && <Badge tone="gold">{t('rulings.held.badge', { ruling: dispositions[held.disposition].label })}</Badge>}
        {clock && <ClockMark clock={clock} />}
        {tentative && <LazyTentativeMark tentative={tentative} />}
      </div>
      {!is_docketed && <span className="muted small">{t('chambers.myDay.notAccepted')}</span>}
      {is_docketed && !held && (allowed.length > 0 || canWriteTentative(motion)) && (
        <div className={styles.motionActs}>
          {withKeys.map((id) => (
            <Button
              key={id}
              dense
              onClick={() => onRule(id)}
              aria-label={t('chambers.myDay.ruleOf', { ruling: dispositions[id].label, motion: named })}
            >
              {t(`rulings.short.${id}`)}
              {isChosen && <kbd>{keyOfDisposition(id, allowed)!.toUpperCase()}</kbd>}
            </Button>
          ))}
          {canWriteTentative(motion) && (
            <Button dense onClick={onTentative} aria-label={t('rulings.tentative.writeOf', { motion: named })}>
              {t('rulings.tentative.write')}
              {isChosen && <kbd>{tentativeKeys.write.toUpperCase()}</kbd>}
            </Button>
          )}
          {tentative && allowed.length > 0 && (
            <Button dense onClick={onAdopt} aria-label={t('rulings.tentative.adoptOf', { motion: named })}>
              {t('rulings.tentative.adopt')}
              {isChosen && <kbd>{tentativeKeys.adopt.toUpperCase()}</kbd>}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

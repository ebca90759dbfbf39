import { FileWarning, Gavel, Lightbulb, type LucideIcon, Undo2, Wrench } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '#contract/checks';
import type { Evidence } from '#contract/evidence';
import type { FindingClass } from '#domain/rules/checks/Finding';
import { keepCitations } from '#domain/text/keepCitations';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import styles from './FindingItem.module.css';
import { useFixWith } from './FixWith.ts';
import { PlaceChip } from './PlaceChip.tsx';
import { useReturnWith } from './ReturnWith.ts';

const looks: Record<FindingClass, { Icon: LucideIcon; tone: string }> = {
  clerk_may_return: { Icon: Undo2, tone: 'bad' },
  clerk_may_notice: { Icon: FileWarning, tone: 'warn' },
  judge_may_strike: { Icon: Gavel, tone: 'warn' },
  advice: { Icon: Lightbulb, tone: 'info' },
};
/** Further positions are shown with a button. */
const placesAtFirst = 3;

type Props = {
  finding: Finding;
  /** Null for the lead document. */
  documentName: string | null;
  onPlace?: (place: Evidence) => void;
};

/** One finding: what is wrong, where, under which rule, and how to fix it, with text to copy. */
export function FindingItem({ finding, documentName, onPlace }: Props) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const returnWith = useReturnWith();
  const openFix = useFixWith()?.(finding) ?? null;
  const { Icon, tone } = looks[finding.class];
  const places = all ? finding.evidence : finding.evidence.slice(0, placesAtFirst);
  const more = finding.evidence.length - places.length;
  return (
    <li className={`fd ${styles.finding}`} data-rule={finding.rule_id}>
      <span className={`st ${tone}`}>
        <Icon className="i" aria-hidden />
      </span>
      <div>
        <p className={styles.findingWhat}>
          {documentName !== null && <span className="muted">{documentName}: </span>}
          {keepCitations(finding.message)}
        </p>
        {finding.evidence.length > 0 && (
          <div className="ev">
            {places.map((place, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but their order
              <PlaceChip key={index} place={place} onOpen={onPlace && (() => onPlace(place))} />
            ))}
            {more > 0 && (
              <button type="button" className="link-button" onClick={() => setAll(true)}>
                {t('checks.morePlaces', { count: more })}
              </button>
            )}
          </div>
        )}
        <p className={styles.findingFix}>{keepCitations(finding.remedy)}</p>
        <div className={styles.findingFoot}>
          <details className={styles.findingRule}>
            <summary>
              {keepCitations(finding.authority)}
              {!finding.confirmed && <span className="badge none">{t('checks.notConfirmed')}</span>}
            </summary>
            <p>
              {keepCitations(finding.requirement)} <span className="muted">{finding.rule_id}</span>
            </p>
            {finding.class_authority !== null && finding.class !== 'advice' && (
              <p className="muted">{t('checks.actsUnder', { authority: finding.class_authority })}</p>
            )}
            {!finding.confirmed && finding.full_class !== finding.class && (
              <p className="muted">{t('checks.onceAdopted', { what: t(`checks.class.${finding.full_class}`) })}</p>
            )}
          </details>
          {returnWith && finding.class === 'clerk_may_return' && (
            <Button dense onClick={() => returnWith(finding)}>
              <Undo2 className="i" aria-hidden />
              {t('checks.returnWith')}
            </Button>
          )}
          {openFix && (
            <Button dense onClick={openFix} aria-label={t('checks.fixFinding', { message: finding.message })}>
              <Wrench className="i" aria-hidden />
              {t('checks.fix')}
            </Button>
          )}
          <CopyButton text={finding.remedy} label={t('checks.remedy')} />
        </div>
      </div>
    </li>
  );
}

import { useTranslation } from 'react-i18next';
import type { PilotFiling } from '#contract/pilots';
import { subjectOfField, subjectOfFinding, subjectOfMissed } from '#domain/pilots/PilotComparison';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Badge } from '#web/ui/Status.tsx';
import styles from './pilots.module.css';
import { usePilotWords } from './usePilotWords.ts';

type Props = {
  filing: PilotFiling;
  one: PilotFiling['disagreements'][number];
  /** Whether the mark is shown. */
  showsMark?: boolean;
};

/** On what the portal and the clerk differ: what each states, and who is right according to a clerk. */
export function Disagreement({ filing, one, showsMark = true }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = usePilotWords();
  const { portal, clerk } = useSides(filing, one.subject);
  const { mark } = one;
  return (
    <div className={styles.disagreement}>
      <h4>{words.subject(one.subject)}</h4>
      <dl>
        <div>
          <dt>{t('pilots.portal')}</dt>
          <dd>{portal}</dd>
        </div>
        <div>
          <dt>{t('pilots.clerk')}</dt>
          <dd>{clerk}</dd>
        </div>
      </dl>
      {showsMark && mark === null && <p className="muted small">{t('pilots.notMarked')}</p>}
      {showsMark && mark !== null && (
        <div>
          <Badge tone="info">{t(`pilots.verdict.${mark.verdict}`)}</Badge>{' '}
          <span className="small">
            {t('pilots.markedBy', { who: mark.marked_by, when: format.moment(mark.marked_at), reason: mark.reason })}
          </span>
        </div>
      )}
    </div>
  );
}

/** What the portal and the clerk state about a subject. */
function useSides({ fields, findings, missed, decision }: PilotFiling, subject: string) {
  const { t } = useTranslation();
  const words = usePilotWords();
  const field = fields.find((one) => subjectOfField(one.field) === subject);
  if (field) return { portal: field.read ?? t('pilots.notRead'), clerk: field.entered ?? '' };
  const reasons = decision?.reasons.map(words.reason).join(', ') ?? '';
  const clerk = decision?.decision === 'returned' ? t('pilots.returnedFor', { reasons }) : t('pilots.accepted');
  const finding = findings.find(({ rule_id }) => subjectOfFinding(rule_id) === subject);
  if (finding) return { portal: `${finding.message} (${finding.authority})`, clerk };
  const reason = missed.find((one) => subjectOfMissed(one.reason) === subject);
  const later = reason?.found_later ? t('pilots.foundLater', { reason: words.reason(reason.reason) }) : clerk;
  return { portal: t('pilots.noFinding'), clerk: later };
}

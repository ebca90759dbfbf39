import {
  BookCheck,
  CircleDashed,
  CircleX,
  Eye,
  FileCheck,
  Inbox,
  type LucideIcon,
  PencilLine,
  Undo2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FilingProgress, FilingStep } from '#contract/receipts';
import { pathTo } from '#domain/paths/pathTo';
import { writeMoment } from '#domain/settings/writeMoment';
import { usePreferences } from '#web/preferences/usePreferences.ts';
import styles from './Timeline.module.css';

const icons: Record<FilingStep['kind'], LucideIcon> = {
  received: Inbox,
  checked: FileCheck,
  in_review: Eye,
  returned: Undo2,
  corrected: PencilLine,
  accepted: BookCheck,
  rejected: CircleX,
  withdrawn: Undo2,
};

type Props = { progress: Pick<FilingProgress, 'status' | 'steps' | 'time_zone' | 'docketed_as'> };

/** What happened to a filing at the court, with times in the court's time zone, and the clerk's words. */
export function Timeline({ progress: { status, steps, time_zone, docketed_as } }: Props) {
  const { t } = useTranslation();
  const preferences = usePreferences();
  const write = (at: string) => writeMoment(new Date(at), preferences, time_zone);
  return (
    <ol className={styles.timeline} aria-label={t('filings.timeline.heading')}>
      {steps.map((step) => {
        const Icon = icons[step.kind];
        return (
          <li key={`${step.kind} ${step.at}`} data-kind={step.kind}>
            <Icon className="i" aria-hidden />
            <div>
              <p>
                <span className="strong">{t(`filings.timeline.${step.deficiency ? 'deficient' : step.kind}`)}</span>{' '}
                {step.at && (
                  <time className="muted" dateTime={step.at}>
                    {write(step.at)}
                  </time>
                )}
              </p>
              {step.kind === 'accepted' && docketed_as && <DocketedAs place={docketed_as} />}
              <Details step={step} write={write} />
            </div>
          </li>
        );
      })}
      {ahead(status).map((kind) => (
        <li key={kind} data-kind="ahead" className="muted">
          <CircleDashed className="i" aria-hidden />
          <p>{t(`filings.timeline.ahead.${kind}`)}</p>
        </li>
      ))}
    </ol>
  );
}

/** What is still to come at the court. After a return, the filer acts next. */
function ahead(status: FilingProgress['status']): readonly ('review' | 'decision')[] {
  if (status === 'received') return ['review', 'decision'];
  return status === 'in_review' ? ['decision'] : [];
}

function DocketedAs({ place }: { place: NonNullable<FilingProgress['docketed_as']> }) {
  const { t } = useTranslation();
  return (
    <p>
      {t('filings.timeline.entry', { number: place.number })}{' '}
      <Link to={pathTo.case(place.case_id)}>
        {place.case_number} {place.title}
      </Link>
    </p>
  );
}

function Details({ step, write }: { step: FilingStep; write: (at: string) => string }) {
  const { t } = useTranslation();
  return (
    <>
      {step.words.map((words) => (
        <p key={words} className={styles.words}>
          {words}
        </p>
      ))}
      {step.returned.map(({ title, reason, authority, correct_by }) => (
        <p key={title} className={styles.words}>
          {t('filings.envelope.returnedWith', { name: title, reason, rule: authority, when: write(correct_by) })}
        </p>
      ))}
      {step.authority && <p className="muted">{t('filings.courtStatus.authority', { rule: step.authority })}</p>}
      {step.answer && <p className={styles.words}>{t('filings.courtStatus.answer', { answer: step.answer })}</p>}
      {step.correct_by && (
        <p>
          {t(step.deficiency ? 'filings.courtStatus.deficiencyBy' : 'filings.courtStatus.correctBy', {
            when: write(step.correct_by),
          })}
        </p>
      )}
      {step.by && <p className="muted tiny">{t('filings.timeline.by', { name: step.by })}</p>}
    </>
  );
}

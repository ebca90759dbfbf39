import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FilingDetails } from '#contract/filings';
import type { Review, FilingCourtStatus as Status } from '#contract/review';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { Note } from '#web/ui/Note.tsx';
import { useReadFilingCourtStatusQuery } from './courtApi.ts';
import { DecisionBadge } from './DecisionBadge.tsx';
import styles from './FilingCourtStatus.module.css';
import { filingNumber } from './filingNumber.ts';
import { ReceivedAndFiled, RuleSource } from './ReceivedAndFiled.tsx';

const EnvelopeOutcomes = lazily(async () => (await import('./EnvelopeOutcomes.tsx')).EnvelopeOutcomes, null);
/** For the filer of a returned filing. */
const CorrectReturned = lazily(async () => (await import('./CorrectReturned.tsx')).CorrectReturned);

/** For the clerks: how it came, and its stamped copy. */
const PaperIntake = lazily(async () => (await import('./PaperIntake.tsx')).PaperIntake);

/**
 * The status of the filing at the court: decisions with reason, rule, and receipt; correction deadline; case; and
 * docket entry.
 */
export function FilingCourtStatus({ filing }: { filing: FilingDetails }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { data } = useReadFilingCourtStatusQuery({ id: filing.id });
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const takesIn = may(capacity, 'filings:take-in');
  // The filer reads the decisions in the timeline of the filing's page.
  const listsDecisions = may(capacity, 'filings:prioritize');
  if (!data) return null;
  const { reviews, envelope, resubmitted_at, docket_number } = data;
  return (
    <section aria-label={t('filings.courtStatus.heading')}>
      <div className="sec">
        <h3>{t('filings.courtStatus.heading')}</h3>
        {envelope && <span>{t(`filings.courtStatus.envelope.${envelope.state}`)}</span>}
      </div>
      <div className="body stack small">
        <ReceivedAndFiled dates={data.filing_date} />
        {listsDecisions && (
          <p>
            <Link to={pathTo.filerPage(filing.id)}>{t('filings.page.staff')}</Link>
          </p>
        )}
        {takesIn && <PaperIntake filingId={filing.id} isPdf={isPdf(filing)} />}
        {resubmitted_at && (
          <p>
            {t(data.first_received_at ? 'filings.courtStatus.replaced' : 'filings.courtStatus.corrected', {
              when: format.moment(resubmitted_at),
            })}
          </p>
        )}
        {data.case && docket_number !== null && (
          <p>
            <Link to={`/cases/${data.case.id}`}>
              {data.case.case_number} {data.case.title}
            </Link>
            {', '}
            {t('filings.courtStatus.entry', { number: docket_number })}
          </p>
        )}
        {(data.envelope_filings.length > 0 || (filing.documents.length > 1 && docket_number !== null)) && (
          <EnvelopeOutcomes filing={filing} status={data} />
        )}
        {listsDecisions && reviews.length > 0 && (
          <ol className={styles.reviews}>
            {reviews.map((review) => (
              <Decision key={review.id} review={review} />
            ))}
          </ol>
        )}
        {data.correct_by && (
          <Note tone="warn">
            {t(data.can_correct ? 'filings.courtStatus.correctBy' : 'filings.courtStatus.correctOver', {
              when: format.moment(data.correct_by),
            })}
          </Note>
        )}
        {data.relation_back && <AfterReturn rule={data.relation_back} />}
        {data.can_correct && (
          <CorrectReturned filing={filing} terms={data.correction_terms} needsNewDocument={data.needs_new_document} />
        )}
      </div>
    </section>
  );
}

const isPdf = ({ documents }: FilingDetails) =>
  documents.some(({ kind, file_type }) => kind === 'lead' && file_type === 'pdf');

/** What a correction does to the date of a returned filing, under which rule, and the last day of a motion. */
function AfterReturn({ rule }: { rule: NonNullable<Status['relation_back']> }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <p>
      {rule.says} <RuleSource rule={rule} />
      {rule.motion_by && ` ${t('filings.dates.motionBy', { day: format.longDay(rule.motion_by) })}`}
    </p>
  );
}

function Decision({ review }: { review: Review }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <li>
      <div className="row wrap">
        <DecisionBadge decision={review.decision} />
        {review.deficiency && <span className="strong">{t('filings.courtStatus.deficiency')}</span>}
        <span className="muted">
          {t('filings.courtStatus.decided', { by: review.decided_by, when: format.moment(review.decided_at) })}
        </span>
      </div>
      {review.reason_words && <p>{review.reason_words}</p>}
      {review.reason && review.reason !== review.reason_words && <p className={styles.ownWords}>{review.reason}</p>}
      {review.authority && <p className="muted">{t('filings.courtStatus.authority', { rule: review.authority })}</p>}
      {review.filed_as_of && <p>{t(`filings.courtStatus.filedAsOf.${review.filed_as_of}`)}</p>}
      {review.answer && <p className={styles.ownWords}>{t('filings.courtStatus.answer', { answer: review.answer })}</p>}
      {review.filed_as_of_reason && <p className={styles.ownWords}>{review.filed_as_of_reason}</p>}
      {review.deficiency && review.correct_by && (
        <p>{t('filings.courtStatus.deficiencyBy', { when: format.moment(review.correct_by) })}</p>
      )}
      {review.returned.map((one) => (
        <p key={one.filing_id ?? one.title} className={styles.ownWords}>
          {t('filings.envelope.returnedWith', {
            ...{ name: one.title, reason: one.reason, rule: one.authority },
            when: format.moment(one.correct_by),
          })}
        </p>
      ))}
      {review.in_force_at === null ? (
        <p className="muted">{t('filings.courtStatus.held')}</p>
      ) : (
        <p className="muted tiny">{t('filings.courtStatus.receipt', { number: filingNumber(review.id) })}</p>
      )}
    </li>
  );
}

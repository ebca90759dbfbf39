import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FilingDetails } from '#contract/filings';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { useReadFilingCourtStatusQuery } from './courtApi.ts';
import { ReceivedAndFiled } from './ReceivedAndFiled.tsx';

const EnvelopeOutcomes = lazily(async () => (await import('./EnvelopeOutcomes.tsx')).EnvelopeOutcomes, null);
const Decisions = lazily(async () => (await import('./Decisions.tsx')).Decisions, null);

const ResubmissionHistory = lazily(
  async () => (await import('./returned/ResubmissionHistory.tsx')).ResubmissionHistory,
  null,
);

/** For a returned filing. */
const AfterReturn = lazily(async () => (await import('./AfterReturn.tsx')).AfterReturn, null);

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
        {takesIn && <PaperIntake filingId={filing.id} isPdf={isPdf(filing)} canCorrect={data.can_take_in_correction} />}
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
        {listsDecisions && reviews.length > 0 && <Decisions reviews={reviews} />}
        {data.state === 'returned' && !data.can_correct && <AfterReturn status={data} />}
        {resubmitted_at && <ResubmissionHistory id={filing.id} />}
      </div>
    </section>
  );
}

const isPdf = ({ documents }: FilingDetails) =>
  documents.some(({ kind, file_type }) => kind === 'lead' && file_type === 'pdf');

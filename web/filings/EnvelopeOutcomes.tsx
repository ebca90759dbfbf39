import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FilingDetails } from '#contract/filings';
import type { FilingCourtStatus } from '#contract/review';
import { pathTo } from '#domain/paths/pathTo';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Status } from '#web/ui/Status.tsx';
import styles from './EnvelopeOutcomes.module.css';

type Props = { filing: FilingDetails; status: FilingCourtStatus };

/** The outcome of each document of an envelope: its docket number, or that it was returned, with its deadline. */
export function EnvelopeOutcomes({ filing, status }: Props) {
  const { t } = useTranslation();
  const { docket_number, envelope_filings } = status;
  const own = envelope_filings.find(({ id }) => id === status.attached_to);
  const supporting = filing.documents.filter(({ kind }) => kind === 'supporting');
  const numberOf = (id: string) => {
    if (docket_number === null || status.attached_to !== null) return null;
    const at = supporting.findIndex((one) => one.id === id);
    return at < 0 ? `${docket_number}` : `${docket_number}-${at + 1}`;
  };
  return (
    <section aria-label={t('filings.envelope.heading')} className="stack">
      <h4>{t('filings.envelope.heading')}</h4>
      {own && (
        <p>
          {t('filings.envelope.attachmentOf')} <Link to={pathTo.filing(own.id)}>{own.document_name}</Link>
        </p>
      )}
      <ul className={styles.outcomes}>
        {filing.documents.map((document) => (
          <li key={document.id}>
            <span className={`clip ${styles.name}`}>{document.title}</span>
            <Outcome state={filing.state} number={numberOf(document.id)} correctBy={null} />
          </li>
        ))}
        {envelope_filings.map((other) => (
          <li key={other.id}>
            <Link className={`clip ${styles.name}`} to={pathTo.filing(other.id)}>
              {other.document_name}
            </Link>
            <Outcome state={other.state} number={other.docket_number} correctBy={other.correct_by} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type OutcomeProps = { state: FilingDetails['state']; number: string | null; correctBy: string | null };

function Outcome({ state, number, correctBy }: OutcomeProps) {
  const format = useFormat();
  const { t } = useTranslation();
  if (number !== null) return <Status tone="ok">{t('filings.envelope.filed', { number })}</Status>;
  if (state === 'returned' && correctBy !== null) {
    return <Status tone="warn">{t('filings.envelope.returned', { when: format.moment(correctBy) })}</Status>;
  }
  return (
    <Status tone={state === 'returned' ? 'warn' : state === 'rejected' ? 'bad' : 'none'}>
      {t(`filings.state.${state}`)}
    </Status>
  );
}

import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { useFormat } from '#web/preferences/useFormat.ts';
import { DoubtTable } from './DoubtTable.tsx';

/** The doubts that the filer confirmed before submitting, shown to the clerk and to the filer. */
export function ConfirmedDoubtsNote({ filing }: { filing: FilingDetails }) {
  const format = useFormat();
  const { t } = useTranslation();
  if (filing.confirmed_doubts.length === 0) return null;
  return (
    <section aria-label={t('filings.doubts.confirmed')}>
      <div className="sec">
        <h3>{t('filings.doubts.confirmed')}</h3>
      </div>
      <div className="body stack small">
        {filing.confirmed_doubts.map((one) => (
          <div key={one.confirmed_at} className="stack">
            <p className="muted">
              {t(`filings.doubts.confirmedOn.${one.on}`, {
                who: filing.filed_by,
                when: format.moment(one.confirmed_at),
              })}
            </p>
            <DoubtTable doubts={one.doubts} against={one.on === 'filing' ? 'destination' : 'returned'} />
          </div>
        ))}
        {filing.first_received_at && (
          <p>
            {t('filings.doubts.firstReceived', {
              first: format.moment(filing.first_received_at),
              now: format.moment(filing.received_at),
            })}
          </p>
        )}
      </div>
    </section>
  );
}

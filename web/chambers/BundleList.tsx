import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './BundleList.module.css';
import chambersStyles from './chambers.module.css';
import { useReadBundleQuery } from './chambersApi.ts';
import type { ChambersAddress } from './useChambersAddress.ts';

/** The documents for the day's hearings as a printable checklist. */
export function BundleList({ address: { date, ofJudge } }: { address: ChambersAddress }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { data, error } = useReadBundleQuery({ ...ofJudge, ...(date && { date }) });
  const print = (
    <Button onClick={() => window.print()} disabled={!data?.hearings.length}>
      <Printer className="i" aria-hidden />
      {t('chambers.print')}
    </Button>
  );
  return (
    <div className={styles.bundlePanel}>
      <Panel title={t('chambers.bundle')} actions={print}>
        <CallFailure error={error} />
        {!data && !error && <Skeleton lines={6} />}
        {data?.hearings.length === 0 && <p className="muted">{t('chambers.noHearings')}</p>}
        {data && data.hearings.length > 0 && (
          <div className={styles.bundle}>
            {data.hearings.map((hearing) => (
              <section key={hearing.id}>
                <h3>
                  {t('chambers.bundleHearing', {
                    time: format.clock(hearing.hearing_time),
                    number: hearing.case_number,
                    title: hearing.case_title,
                  })}
                </h3>
                <p className="muted small">
                  {t('chambers.hearingAbout', {
                    number: format.day(hearing.hearing_date),
                    event: hearing.event_type,
                    venue: hearing.venue,
                  })}
                </p>
                {hearing.list.length === 0 && <p className="muted">{t('chambers.noPapers')}</p>}
                <ol>
                  {hearing.list.map(({ docket_number, title, filed_on, documents }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the list is printed as it came.
                    <li key={index}>
                      <span className={chambersStyles.packetNumber}>
                        {docket_number === null
                          ? t('chambers.undocketed')
                          : t('chambers.docket', { number: docket_number })}
                      </span>
                      <span>
                        {title} <span className="muted small">{format.day(filed_on)}</span>
                        <span className={`muted small ${chambersStyles.packetFiled}`}>
                          {documents
                            .map((one) =>
                              one.pages === null
                                ? one.title
                                : t('chambers.bundlePages', { title: one.title, count: one.pages }),
                            )
                            .join(', ')}
                        </span>
                      </span>
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </div>
        )}
      </Panel>
    </div>
  );
}

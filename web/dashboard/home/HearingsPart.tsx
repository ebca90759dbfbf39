import { Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HomeAttention, HomeHearing } from '#contract/home';
import { pathTo } from '#domain/paths/pathTo';
import { useFormat } from '#web/preferences/useFormat.ts';
import styles from './home.module.css';
import { Part } from './Part.tsx';

/** The hearings ahead, with their courtrooms and video addresses. */
export function HearingsPart({ found: { data, total } }: { found: HomeAttention['hearings'] }) {
  const { t } = useTranslation();
  return (
    <Part
      title={t('home.hearings.heading')}
      total={total}
      shown={data.length}
      all={pathTo.hearings()}
      none={t('home.hearings.none')}
    >
      <ul className={styles.lines}>
        {data.map((hearing) => (
          <HearingLine key={hearing.id} hearing={hearing} />
        ))}
      </ul>
    </Part>
  );
}

function HearingLine({ hearing }: { hearing: HomeHearing }) {
  const format = useFormat();
  const { id, event_type, starts_at, hearing_date, venue, judge, case_id, case_number, case_title } = hearing;
  return (
    <li>
      <div className={styles.what}>
        <Link className="strong" to={pathTo.hearing(id, hearing_date)}>
          {event_type}
        </Link>
        <p className="small">
          {format.moment(starts_at)}, {venue}, {judge}
        </p>
        <p className="small">
          {case_id ? <Link to={pathTo.case(case_id)}>{case_number}</Link> : case_number} {case_title}
        </p>
      </div>
      <RemoteLink hearing={hearing} />
    </li>
  );
}

/** The link to the video of a courtroom, if the court has stated one. */
export function RemoteLink({ hearing: { remote_url, case_number } }: { hearing: HomeHearing }) {
  const { t } = useTranslation();
  if (remote_url === null) return null;
  return (
    <a className={styles.remote} href={remote_url} target="_blank" rel="noreferrer">
      <Video className="i" aria-hidden />
      {t('home.hearings.remote')}
      <span className="vh">: {case_number}</span>
    </a>
  );
}

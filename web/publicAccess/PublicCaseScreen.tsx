import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { PublicCase } from '#contract/publicAccess';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { PublicDocket } from './PublicDocket.tsx';
import { PublicTerms } from './PublicTerms.tsx';
import { useReadPublicCaseQuery } from './publicAccessApi.ts';

/** /records/cases/{id}: a case of the public record. */
export function PublicCaseScreen() {
  const { id = '' } = useParams();
  return (
    <div className="reading">
      <PublicTerms>{() => <Case id={id} />}</PublicTerms>
    </div>
  );
}

function Case({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error } = useReadPublicCaseQuery({ id });
  return (
    <>
      <PageHead title={data ? data.title : t('titles.publicCase')}>
        {data && `${data.case_number} · ${data.court}`}
      </PageHead>
      <p>
        <Link to="/records">{t('publicRecord.back')}</Link>
      </p>
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={8} fills />}
      {data && (
        <div className="stack">
          <Facts found={data} />
          <Parties found={data} />
          <Hearings found={data} />
          <Note>{t(`publicRecord.documents.${data.place}.${data.documents}`)}</Note>
          <PublicDocket id={id} />
        </div>
      )}
    </>
  );
}

function Facts({ found }: { found: PublicCase }) {
  const { t } = useTranslation();
  const format = useFormat();
  const rows: [string, string | null][] = [
    ['type', found.case_type],
    ['status', t(`publicRecord.statuses.${found.status}`)],
    ['opened', format.day(found.opened_on)],
    ['closed', found.closed_on && format.day(found.closed_on)],
    ['judge', found.judge],
  ];
  return (
    <Panel title={t('publicRecord.facts')}>
      <dl className="facts">
        {rows
          .filter(([, value]) => value !== null)
          .map(([key, value]) => (
            <div key={key}>
              <dt>{t(`publicRecord.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}

function Parties({ found: { parties } }: { found: PublicCase }) {
  const { t } = useTranslation();
  if (parties.length === 0) return null;
  return (
    <Panel title={t('publicRecord.parties')} padded={false}>
      <ul className="feed">
        {parties.map(({ name, role, counsel }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parties can have the same initials.
          <li key={`${name} ${index}`}>
            <strong>{name}</strong>, {role}
            {counsel.length > 0 && (
              <p className="muted small">{t('publicRecord.counsel', { names: counsel.join(', ') })}</p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Hearings({ found: { hearings } }: { found: PublicCase }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (hearings.length === 0) return null;
  return (
    <Panel title={t('publicRecord.hearings')} padded={false}>
      <ul className="feed">
        {hearings.map(({ type, date, time, place, status }) => (
          <li key={`${type} ${date} ${time} ${place}`}>
            <strong>{type}</strong>
            <p className="muted small">
              {format.longDay(date)}, {format.clock(time)}, {place} · {t(`publicRecord.hearingStatuses.${status}`)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

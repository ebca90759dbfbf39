import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { AttorneyDetails } from '#contract/attorneys';
import { isActive } from '#domain/attorneys/attorneyStatuses';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { requireToken } from '#web/session/requireToken.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { AttorneyFormHead } from './AttorneyFormHead.tsx';
import { AttorneyStatusBadge } from './AttorneyStatusBadge.tsx';
import { useReadAttorneyQuery, useUnassignCaseMutation } from './attorneysApi.ts';
import { CaseAssignment } from './CaseAssignment.tsx';
import { Standings } from './Standings.tsx';
import styles from './ViewAttorneyScreen.module.css';

/** /attorneys/view-attorney/{id}: one entry of the roster with its cases. */
export function ViewAttorneyScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error } = useReadAttorneyQuery({ id });
  return (
    <div className="reading">
      <AttorneyFormHead title={data?.full_name ?? t('titles.viewAttorney')} />
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={6} />}
      {data && !error && (
        <>
          <Entry attorney={data} />
          <Standings standings={data.standings} />
          <Cases attorney={data} />
          {data.abilities.manage && isActive(data.status) && <CaseAssignment attorney={data} />}
        </>
      )}
    </div>
  );
}

function Entry({ attorney }: { attorney: AttorneyDetails }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { id, bar_number, status, status_since, type, firm, email, active_cases, cases_counted, abilities } = attorney;
  const edit = (
    <Link className={buttonClass({ dense: true })} to={`/attorneys/edit-attorney/${id}`}>
      <Pencil className="i" aria-hidden />
      {t('attorneys.view.edit')}
    </Link>
  );
  return (
    <Panel title={t('attorneys.view.entry')} actions={abilities.edit && edit}>
      <dl className="facts">
        <div>
          <dt>{t('attorneys.field.bar_number')}</dt>
          <dd>{bar_number}</dd>
        </div>
        <div>
          <dt>{t('attorneys.field.status')}</dt>
          <dd className="row wrap">
            <AttorneyStatusBadge status={status} />
            {status_since && <span className="muted">{t('attorneys.since', { day: format.day(status_since) })}</span>}
          </dd>
        </div>
        <div>
          <dt>{t('attorneys.field.type')}</dt>
          <dd>{type}</dd>
        </div>
        {firm && (
          <div>
            <dt>{t('attorneys.field.firm')}</dt>
            <dd>{firm}</dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{t('attorneys.field.email')}</dt>
            <dd>{email}</dd>
          </div>
        )}
        <div>
          <dt>{t('attorneys.field.active_cases')}</dt>
          <dd>
            {active_cases}{' '}
            <span className="muted small">{t(cases_counted ? 'attorneys.view.counted' : 'attorneys.view.typed')}</span>
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

function Cases({ attorney }: { attorney: AttorneyDetails }) {
  const { t } = useTranslation();
  const [unassign, { isLoading }] = useUnassignCaseMutation();
  const take = async (case_id: string) => {
    if (!requireToken()) return;
    const reply = await unassign({ id: attorney.id, case_id });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return (
    <div className="below">
      <Panel title={t('attorneys.view.cases')} padded={attorney.cases.length === 0}>
        {attorney.cases.length === 0 && <p className="muted">{t('attorneys.view.noCases')}</p>}
        {attorney.cases.length > 0 && (
          <ul className={styles.entryCases}>
            {attorney.cases.map(({ id, case_number, title, status }) => (
              <li key={id}>
                <span className="grow">
                  <Link to={`/case-processing?case=${id}`}>{case_number}</Link> {title}
                  {status === 'closed' && <span className="muted"> {t('attorneys.view.closed')}</span>}
                </span>
                {attorney.abilities.manage && (
                  <Button
                    kind="danger"
                    dense
                    disabled={isLoading}
                    aria-label={t('attorneys.view.takeCase', { number: case_number })}
                    onClick={() => void take(id)}
                  >
                    {t('attorneys.view.take')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

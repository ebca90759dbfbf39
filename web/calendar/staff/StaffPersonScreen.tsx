import { ArrowLeft, LockKeyhole, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { z } from 'zod';
import type { StaffDetails } from '#contract/hearingStaff';
import { weekOf } from '#domain/days/monthGrid';
import { may } from '#domain/identity/permissions';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useCourtNow } from '../useCourtNow.ts';
import { StaffAvailability } from './StaffAvailability.tsx';
import styles from './StaffPerson.module.css';
import { StaffWeek } from './StaffWeek.tsx';
import { useReadStaffQuery } from './staffApi.ts';
import { useStaffWords } from './useStaffWords.ts';

const StaffDialog = lazily(async () => (await import('./StaffDialog.tsx')).StaffDialog, null);

const address = z.object({ day: z.iso.date().optional().catch(undefined) });

/** /calendar/people/:id: an interpreter, a court reporter, or a mediator, with availability and a week. */
export function StaffPersonScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { query, change } = useUrlQuery(address);
  const today = useCourtNow().date;
  const [sunday] = weekOf(query.day ?? today);
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const mayRead = may(capacity, 'hearing-staff:read');
  const { data: person, error } = useReadStaffQuery({ id, from: sunday! }, { skip: !mayRead });
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <PageHead
        title={person?.name ?? t('titles.hearingStaff')}
        actions={
          <>
            <Link className={buttonClass({})} to="/calendar/people">
              <ArrowLeft className="i" aria-hidden />
              {t('calendar.staff.back')}
            </Link>
            {person?.can_manage && (
              <Button kind="primary" onClick={() => setChanging(true)}>
                <Pencil className="i" aria-hidden />
                {t('calendar.staff.change')}
              </Button>
            )}
          </>
        }
      >
        {person &&
          t('calendar.staff.kindAs', {
            kind: t(`calendar.staff.kindOf.${person.kind}`),
            employment: t(`calendar.staff.employments.${person.employment}`),
          })}
      </PageHead>
      {!mayRead && (
        <Panel>
          <EmptyState icon={LockKeyhole} title={t('calendar.staff.notYours')} text={t('calendar.staff.staffOnly')} />
        </Panel>
      )}
      <CallFailure error={error} />
      {mayRead && !person && !error && (
        <Panel>
          <Skeleton lines={8} />
        </Panel>
      )}
      {person && (
        <div className={styles.parts}>
          <Panel title={t('calendar.staff.details')}>
            <StaffFacts person={person} />
          </Panel>
          <StaffWeek week={person.week} today={today} onDay={(day) => change({ day })} />
          <StaffAvailability person={person} />
        </div>
      )}
      {person && isChanging && <StaffDialog person={person} onClose={() => setChanging(false)} />}
    </>
  );
}

function StaffFacts({ person }: { person: StaffDetails }) {
  const { t } = useTranslation();
  const words = useStaffWords();
  const facts: [string, string | null][] = [
    [`calendar.staff.qualifiedAs.${person.kind}`, words.qualified(person)],
    ['calendar.staff.qualifications', person.qualifications.join(', ')],
    ['calendar.staff.booking_unit', t(`calendar.staff.units.${person.booking_unit}`)],
    ['calendar.staff.phone', person.phone],
    ['calendar.staff.email', person.email],
    ['calendar.staff.note', person.note],
    ['calendar.staff.status', person.active ? null : t('calendar.staff.state.inactive')],
  ];
  return (
    <dl className="facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

import { ArrowLeft, LockKeyhole, Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { staffKinds } from '#domain/hearings/staff/HearingStaff';
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
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useDebounced } from '#web/ui/useDebounced.ts';
import styles from '../calendar.module.css';
import { StaffTable } from './StaffTable.tsx';
import { useListStaffQuery } from './staffApi.ts';

const StaffDialog = lazily(async () => (await import('./StaffDialog.tsx')).StaffDialog, null);

const address = z.object({
  kind: z.enum(staffKinds).optional().catch(undefined),
  language: z.string().catch('').default(''),
  q: z.string().catch('').default(''),
});

/** /calendar/people: the court's interpreters, court reporters, and mediators. */
export function StaffScreen() {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const { query, change } = useUrlQuery(address);
  const q = useDebounced(query.q, 250);
  const { data, error } = useListStaffQuery(
    { q, language: query.language, ...(query.kind && { kind: query.kind }) },
    { skip: !may(capacity, 'hearing-staff:read') },
  );
  const [isAdding, setAdding] = useState(false);
  if (!may(capacity, 'hearing-staff:read')) {
    return (
      <>
        <PageHead title={t('titles.hearingStaff')} />
        <Panel>
          <EmptyState icon={LockKeyhole} title={t('calendar.staff.notYours')} text={t('calendar.staff.staffOnly')} />
        </Panel>
      </>
    );
  }
  const isFiltered = query.kind !== undefined || query.language !== '' || query.q !== '';
  return (
    <>
      <PageHead
        title={t('titles.hearingStaff')}
        actions={
          <>
            <Link className={buttonClass({})} to="/calendar">
              <ArrowLeft className="i" aria-hidden />
              {t('titles.calendar')}
            </Link>
            {may(capacity, 'hearing-staff:manage') && (
              <Button kind="primary" onClick={() => setAdding(true)}>
                <Plus className="i" aria-hidden />
                {t('calendar.staff.add')}
              </Button>
            )}
          </>
        }
      >
        {t('calendar.staff.about')}
      </PageHead>
      <Panel title={t('calendar.staff.list')} padded={false}>
        <search className={styles.calFilters}>
          <Select
            label={t('calendar.staff.kind')}
            value={query.kind ?? ''}
            onChange={(kind) => change({ kind })}
            placeholder={t('calendar.staff.everyKind')}
            options={staffKinds.map((kind) => ({ value: kind, label: t(`calendar.staff.kinds.${kind}`) }))}
            required={false}
          />
          <Select
            label={t('calendar.staff.language')}
            value={query.language}
            onChange={(language) => change({ language })}
            placeholder={t('calendar.staff.everyLanguage')}
            options={(data?.languages ?? []).map((language) => ({ value: language, label: language }))}
            required={false}
          />
          <TextField
            label={t('calendar.staff.search')}
            type="search"
            value={query.q}
            onChange={(words) => change({ q: words })}
            required={false}
          />
        </search>
        <CallFailure className="body" error={error} />
        {!data && !error && (
          <div className="body">
            <Skeleton lines={4} />
          </div>
        )}
        {data?.data.length === 0 && (
          <EmptyState
            icon={UsersRound}
            title={t(isFiltered ? 'calendar.staff.noMatch' : 'calendar.staff.none')}
            text={t(isFiltered ? 'calendar.staff.noMatchText' : 'calendar.staff.noneText')}
          />
        )}
        {data && data.data.length > 0 && <StaffTable people={data.data} />}
      </Panel>
      {isAdding && <StaffDialog person={null} onClose={() => setAdding(false)} />}
    </>
  );
}

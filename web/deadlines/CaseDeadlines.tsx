import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { may } from '#domain/identity/permissions';
import { pageNumber } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './CaseDeadlines.module.css';
import { DeadlineTable } from './DeadlineTable.tsx';
import { useListDeadlinesQuery } from './deadlinesApi.ts';

const schema = z.object({ deadlines: pageNumber });

/** The open deadlines of one case, for its page. */
export function CaseDeadlines({ caseId }: { caseId: string }) {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const { query, change } = useUrlQuery(schema);
  const page = query.deadlines;
  const reads = may(capacity, 'deadlines:read');
  const { data, error } = useListDeadlinesQuery({ case_id: caseId, page, per_page: 10 }, { skip: !reads });
  if (!reads) return null;
  const add = (
    <Link className={buttonClass({ dense: true })} to={`/deadlines?tab=calculator&case=${caseId}`}>
      <CalendarPlus className="i" aria-hidden />
      {t('deadlines.case.add')}
    </Link>
  );
  const turn = (deadlines: number) => change({ deadlines });
  return (
    <>
      <div className={styles.caseDue}>
        <p className="muted">{t('deadlines.case.heading')}</p>
        {may(capacity, 'deadlines:keep') && add}
      </div>
      <CallFailure className="body" error={error} />
      {!data && !error && (
        <div className="body">
          <Skeleton lines={3} />
        </div>
      )}
      {data?.data.length === 0 && <p className="body muted">{t('deadlines.case.none')}</p>}
      {data && data.data.length > 0 && <DeadlineTable rows={data.data} today={data.today} inCase />}
      {data && data.total_pages > 1 && <Pager page={page} totalPages={data.total_pages} onPage={turn} />}
    </>
  );
}

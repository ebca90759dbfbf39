import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useReadCaseActivityQuery } from './casesApi.ts';

/** The latest activity in a case and in its filings, from the court's own record. */
export function CaseActivityList({ caseId }: { caseId: string }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { data, error } = useReadCaseActivityQuery({ id: caseId });
  if (error) return <CallFailure className="body" error={error} />;
  if (!data) {
    return (
      <div className="body">
        <Skeleton lines={4} />
      </div>
    );
  }
  if (data.results.length === 0) return <p className="body muted">{t('cases.activity.empty')}</p>;
  return (
    <ul className="feed">
      {data.results.map(({ seq, at, title, description }) => (
        <li key={seq}>
          <strong>{title}</strong>
          <p>{description}</p>
          <p className="muted small">{format.moment(at)}</p>
        </li>
      ))}
    </ul>
  );
}

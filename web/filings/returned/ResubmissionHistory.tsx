import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/preferences/useFormat.ts';
import { ChangeList } from './ChangeList.tsx';
import { DateOfResubmission } from './DateOfResubmission.tsx';
import { useListResubmissionsQuery } from './resubmissionApi.ts';

/** For the clerk and the filer: what each resubmission changed, and which date applies. */
export function ResubmissionHistory({ id, isPart = false }: { id: string; isPart?: boolean }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { data } = useListResubmissionsQuery({ id });
  if (!data || (data.data.length === 0 && data.date === null)) return null;
  return (
    <div className={isPart ? 'body stack small' : 'stack'}>
      {data.date && <DateOfResubmission date={data.date} isSubmitted />}
      {data.data.map(({ submitted_at, by, filed_for, changes }, index) => (
        <details key={submitted_at} open={index === 0}>
          <summary>
            {t(filed_for === null ? 'filings.returned.resubmission' : 'filings.returned.resubmissionFor', {
              ...{ by, filer: filed_for, when: format.moment(submitted_at) },
            })}
          </summary>
          <ChangeList changes={changes} />
        </details>
      ))}
    </div>
  );
}

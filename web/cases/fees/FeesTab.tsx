import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useReadCaseFeesQuery } from '#web/payments/feeAccountApi.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import life from '../life/life.module.css';
import { FeeAccountView } from './FeeAccountView.tsx';

/** The fee account of the case, for clerks and administrators. */
export function FeesTab({ caseId }: { caseId: string }) {
  const { data, error } = useReadCaseFeesQuery({ id: caseId });
  if (error) return <CallFailure className="body" error={error} />;
  if (!data) {
    return (
      <div className="body">
        <Skeleton lines={6} />
      </div>
    );
  }
  return (
    <div className={life.sections}>
      <FeeAccountView caseId={caseId} account={data} />
    </div>
  );
}

import type { CaseDetails } from '#contract/cases';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ChallengeSection } from './ChallengeSection.tsx';
import { JudgeSection } from './JudgeSection.tsx';
import styles from './life.module.css';
import { useReadCaseLifeQuery } from './lifeApi.ts';
import { StatusSection } from './StatusSection.tsx';

/** The status of a case with its history, its judge, and challenges of the judge. */
export function CaseLifeTab({ found }: { found: CaseDetails }) {
  const { data, error } = useReadCaseLifeQuery({ id: found.id });
  if (error) return <CallFailure className="body" error={error} />;
  if (!data) {
    return (
      <div className="body">
        <Skeleton lines={6} />
      </div>
    );
  }
  return (
    <div className={styles.sections}>
      <StatusSection found={found} life={data} />
      <JudgeSection found={found} life={data} />
      <ChallengeSection found={found} life={data} />
    </div>
  );
}

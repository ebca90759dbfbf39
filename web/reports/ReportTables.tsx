import { CorrectionsTable } from './CorrectionsTable.tsx';
import { ByCaseType, FilingsOverTime } from './FilingTables.tsx';
import { HearingTables } from './HearingTables.tsx';
import styles from './reports.module.css';
import { type ReportProps, useReportParts } from './useReportParts.tsx';
import { AttorneyTable, ClerkTable, JudgeTable } from './WorkloadTables.tsx';

/** Charts and tables of the period; every number in them opens its rows. */
export function ReportTables(props: ReportProps) {
  const { csv } = useReportParts(props);
  return (
    <div className={styles.reportTables}>
      <FilingsOverTime {...props} />
      <ByCaseType {...props} />
      <HearingTables {...props} />
      <ClerkTable {...props} />
      <JudgeTable {...props} />
      <AttorneyTable {...props} />
      <CorrectionsTable rows={props.report.corrections} csv={csv('corrections')} addressOf={props.addressOf} />
    </div>
  );
}

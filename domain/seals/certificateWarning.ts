import { dayMs } from '#domain/days/days';
import { warnCertificateDays } from './certificateSources.ts';

/** The numbers of days left at which people are notified; 0 once it has ended. */
const thresholds = [0, 1, 7, 14, 30, warnCertificateDays] as const;

/** The threshold that a certificate has reached, if no one was notified of it or of a later one; null otherwise. */
export function certificateWarning(not_after: Date, now: Date, warned: number | null): number | null {
  const left = Math.max(0, Math.ceil((not_after.getTime() - now.getTime()) / dayMs));
  const reached = thresholds.find((days) => left <= days);
  return reached !== undefined && (warned === null || reached < warned) ? reached : null;
}

/** The days left, by which a notice states when it ends; 0 once it has ended. */
export const daysOfCertificate = (not_after: Date, now: Date): number =>
  Math.max(0, Math.ceil((not_after.getTime() - now.getTime()) / dayMs));

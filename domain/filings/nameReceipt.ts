import type { CaseType } from './choices.ts';

const titles: Record<CaseType, string> = {
  'Civil Complaint': 'New Civil Complaint Filed',
  'Family Law': 'New Family Law Matter Filed',
  Probate: 'New Probate Matter Filed',
  'Small Claims': 'New Small Claims Case Filed',
  Criminal: 'New Criminal Case Filed',
  Immigration: 'New Immigration Matter Filed',
};

/** What the court's record calls the receipt of a filing, by what the filer said it is. */
export function nameReceipt(caseType: CaseType | null): string {
  return caseType ? titles[caseType] : 'New Document Filed';
}

import type { CheckForum } from '../checks/Submission.ts';

const courts: Record<string, string> = {
  'California state': 'SUPERIOR COURT OF THE STATE OF CALIFORNIA\nCOUNTY OF SACRAMENTO',
  'New York state': 'SUPREME COURT OF THE STATE OF NEW YORK\nCOUNTY OF KINGS',
  'Texas state': 'IN THE DISTRICT COURT OF\nTRAVIS COUNTY, TEXAS\n200TH JUDICIAL DISTRICT',
  'Florida state': 'IN THE CIRCUIT COURT OF THE ELEVENTH JUDICIAL CIRCUIT\nIN AND FOR MIAMI-DADE COUNTY, FLORIDA',
  'Illinois state': 'IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS\nCOUNTY DEPARTMENT, LAW DIVISION',
};
const federal = 'UNITED STATES DISTRICT COURT\nNORTHERN DISTRICT OF CALIFORNIA';
const numbers: Record<string, string> = {
  'California state': '34-2026-00312345',
  'New York state': '512345/2026',
  'Texas state': 'D-1-GN-26-001234',
  'Florida state': '2026-012345-CA-01',
  'Illinois state': '2026-L-001234',
};

/** A motion in a court of this kind that violates no rule of trial courts. */
export function flawlessDocument({ jurisdiction, court_system }: CheckForum): string {
  const key = `${jurisdiction} ${court_system}`;
  return `Robin Sample (SBN 123456)
SAMPLE & EXAMPLE LLP
100 Main Street, Suite 200
Sacramento, CA 95814
Telephone: (555) 010-0100
robin@sample.example
Attorney for Plaintiff Drew Specimen

${courts[key] ?? federal}

DREW SPECIMEN,                     )   Case No. ${numbers[key] ?? '3:26-cv-01234-ABC'}
               Plaintiff,          )
     v.                            )   MOTION TO COMPEL
EXAMPLE FOODS, INC.,               )
               Defendant.          )

Plaintiff Drew Specimen moves the Court for an order compelling answers to interrogatories.

The motion rests on the memorandum below and on the papers on file.

Dated: November 2, 2026

/s/ Robin Sample
Robin Sample
Attorney for Plaintiff

CERTIFICATE OF SERVICE

I certify that on November 2, 2026, I served this motion on counsel for Defendant, Casey Model,
by electronic service through the court's electronic filing system.

/s/ Robin Sample
Robin Sample`;
}

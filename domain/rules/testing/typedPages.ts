/** The parts of a document that samples vary. */
export type TypedDocument = {
  /** Left out with ''. */
  block?: string;
  court?: string;
  parties?: [plaintiff: string, defendant: string];
  number?: string;
  title?: string;
  body?: string;
  signature?: string;
  service?: string;
};

export const courts = {
  district: 'UNITED STATES DISTRICT COURT\nNORTHERN DISTRICT OF CALIFORNIA',
  circuit: 'UNITED STATES COURT OF APPEALS\nFOR THE NINTH CIRCUIT',
  highest: 'IN THE SUPREME COURT OF THE UNITED STATES',
  immigration:
    'UNITED STATES DEPARTMENT OF JUSTICE\nEXECUTIVE OFFICE FOR IMMIGRATION REVIEW\nIMMIGRATION COURT\nSAN FRANCISCO, CALIFORNIA',
  california: 'SUPERIOR COURT OF THE STATE OF CALIFORNIA\nCOUNTY OF SACRAMENTO',
  californiaAppeal: 'COURT OF APPEAL OF THE STATE OF CALIFORNIA\nTHIRD APPELLATE DISTRICT',
  newYork: 'SUPREME COURT OF THE STATE OF NEW YORK\nCOUNTY OF KINGS',
  newYorkAppeal: 'SUPREME COURT OF THE STATE OF NEW YORK\nAPPELLATE DIVISION: SECOND DEPARTMENT',
  texas: 'IN THE DISTRICT COURT OF\nTRAVIS COUNTY, TEXAS\n200TH JUDICIAL DISTRICT',
  texasAppeal: 'IN THE COURT OF APPEALS\nFOR THE THIRD DISTRICT OF TEXAS\nAUSTIN, TEXAS',
  florida: 'IN THE CIRCUIT COURT OF THE ELEVENTH JUDICIAL CIRCUIT\nIN AND FOR MIAMI-DADE COUNTY, FLORIDA',
  floridaAppeal: 'IN THE DISTRICT COURT OF APPEAL\nOF THE STATE OF FLORIDA\nTHIRD DISTRICT',
  illinois: 'IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS\nCOUNTY DEPARTMENT, LAW DIVISION',
  illinoisAppeal: 'IN THE APPELLATE COURT OF ILLINOIS\nFIRST JUDICIAL DISTRICT',
} as const;

export const lawyerBlock = `Robin Sample (SBN 123456)
SAMPLE & EXAMPLE LLP
100 Main Street, Suite 200
Sacramento, CA 95814
Telephone: (555) 010-0100
Fax: (555) 010-0101
robin@sample.example
Attorney for Plaintiff Drew Specimen`;
export const lawyerSignature = `Dated: November 2, 2026

/s/ Robin Sample
Robin Sample
Attorney for Plaintiff`;
export const servedByMail = `CERTIFICATE OF SERVICE

I certify that on November 2, 2026, I served this paper on Casey Model, counsel for Defendant,
by first-class mail at 200 Side Street, Sacramento, CA 95814.

/s/ Robin Sample
Robin Sample`;

/** A document of two invented parties, typed as lawyers type it. */
export function typeDocument({
  block = lawyerBlock,
  court = courts.district,
  parties: [plaintiff, defendant] = ['DREW SPECIMEN', 'EXAMPLE FOODS, INC.'],
  number = '3:26-cv-01234-ABC',
  title = 'MOTION TO COMPEL',
  body = `${plaintiff} moves the Court for an order compelling answers to the interrogatories of September 1, 2026, because\n${defendant} has answered none of them within the time that the rules allow.`,
  signature = lawyerSignature,
  service = '',
}: TypedDocument = {}): string {
  const caption = `${plaintiff},`.padEnd(35);
  return [
    block,
    court,
    `${caption})   Case No. ${number}
               Plaintiff,          )
     v.                            )   ${title}
${`${defendant},`.padEnd(35)})
               Defendant.          )`,
    body,
    signature,
    service,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

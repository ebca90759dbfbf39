import { courts, typeDocument } from '../../testing/typedPages.ts';
import { prose } from '../caption/samples.ts';
import type { RuleSamples, SampleDocument } from '../Sample.ts';

const demand = (sum: string) =>
  `COUNT ONE\nBreach of Contract\n\nPlaintiff alleges: ${prose}\n\nWHEREFORE, Plaintiff prays for judgment in the amount of ${sum}.`;

/** A complaint in a court, for a sum. */
function claim(court: string, sum: string, more: Partial<Parameters<typeof typeDocument>[0]> = {}): string {
  return typeDocument({ court, number: '____________', title: 'COMPLAINT', body: demand(sum), ...more });
}

/** A rule that lets a sum pass and finds a larger (or smaller) one. */
function limit(
  rule: string,
  court: string,
  good: string,
  bad: string,
  more: Partial<Parameters<typeof typeDocument>[0]> = {},
  forum: SampleDocument['forum'] = {},
): RuleSamples {
  return {
    rule,
    passes: [{ is: `a claim of ${good}`, text: claim(court, good, more), forum }],
    fails: [{ is: `a claim of ${bad}`, text: claim(court, bad, more), forum }],
  };
}

const small = { case_type: 'Small Claims' } as const;
const person = { title: 'SMALL CLAIMS COMPLAINT' };
const company = { ...person, parties: ['EXAMPLE FOODS, INC.', 'DREW SPECIMEN'] as [string, string] };
const diversity = (more: string) =>
  typeDocument({
    number: '__________',
    title: 'COMPLAINT',
    body: `This Court has jurisdiction based on diversity of citizenship under 28 U.S.C. § 1332. ${more}\n\n${prose}`,
  });
const cook = (division: string) => `IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS\n${division}`;

/** Claims within and beyond the limits of their courts. */
export const amountSamples: readonly RuleSamples[] = [
  {
    rule: 'FD-JUR-02',
    passes: [
      {
        is: 'diversity with more than $75,000',
        text: diversity('The amount in controversy exceeds $75,000, exclusive of interest and costs.'),
      },
    ],
    fails: [{ is: 'diversity without an amount', text: diversity('') }],
  },
  limit('CA-JUR-01', courts.california, '$20,000', '$48,000', {
    title: 'COMPLAINT\n                                   )   LIMITED CIVIL CASE',
  }),
  limit('CA-SC-01', courts.california, '$12,000', '$14,000', person, small),
  limit('CA-SC-02', courts.california, '$6,000', '$8,000', company, small),
  limit('NY-JUR-01', 'CIVIL COURT OF THE CITY OF NEW YORK\nCOUNTY OF KINGS', '$45,000', '$60,000'),
  limit('NY-JUR-02', 'COUNTY COURT OF THE STATE OF NEW YORK\nCOUNTY OF NASSAU', '$20,000', '$30,000'),
  limit('NY-SC-01', 'CIVIL COURT OF THE CITY OF NEW YORK\nCOUNTY OF KINGS', '$9,000', '$11,000', person, small),
  limit(
    'TX-JUR-01',
    'IN THE JUSTICE COURT\nPRECINCT 1\nTRAVIS COUNTY, TEXAS',
    '$18,000',
    '$24,000',
    { title: 'ORIGINAL PETITION' },
    small,
  ),
  limit('TX-JUR-02', 'IN THE COUNTY COURT AT LAW NO. 2\nTRAVIS COUNTY, TEXAS', '$100,000', '$400,000', {
    title: 'ORIGINAL PETITION',
  }),
  limit('TX-JUR-03', 'IN THE BUSINESS COURT OF TEXAS\nFIRST DIVISION', '$6,000,000', '$200,000', {
    title: 'ORIGINAL PETITION',
  }),
  limit('FL-JUR-01', 'IN THE COUNTY COURT IN AND FOR\nMIAMI-DADE COUNTY, FLORIDA', '$40,000', '$70,000'),
  limit('FL-SC-01', 'IN THE COUNTY COURT IN AND FOR\nMIAMI-DADE COUNTY, FLORIDA', '$7,500', '$9,000', person, small),
  limit('IL-AMT-02', cook('COUNTY DEPARTMENT, LAW DIVISION'), '$90,000', '$20,000', { title: 'COMPLAINT AT LAW' }),
  limit('IL-SC-01', 'IN THE CIRCUIT COURT OF DUPAGE COUNTY, ILLINOIS', '$9,000', '$12,000', person, small),
];

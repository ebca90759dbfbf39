import { expect, test } from 'vitest';
import { recognizeCourt } from '#domain/courts/recognize/recognizeCourt';
import { describeCaseNumber } from './describeCaseNumber.ts';

test.each([
  [
    '1:20-cv-04160-JGK',
    'UNITED STATES DISTRICT COURT\nSOUTHERN DISTRICT OF NEW YORK',
    { office: '1', year: '20', type: 'cv', serial: '04160', judge: 'JGK', format: 'US-DC', pattern: 'matches' },
  ],
  [
    '20 Civ. 4160 (JGK)',
    'UNITED STATES DISTRICT COURT\nSOUTHERN DISTRICT OF NEW YORK',
    { year: '20', type: 'cv', serial: '04160', judge: 'JGK', format: 'US-DC', pattern: 'matches' },
  ],
  [
    '2022-1234',
    'UNITED STATES DISTRICT COURT\nDISTRICT OF MAINE',
    { year: '2022', serial: '1234', pattern: 'differs' },
  ],
  [
    '24STCV06511',
    'SUPERIOR COURT OF CALIFORNIA\nCOUNTY OF LOS ANGELES',
    { year: '24', district: 'ST', type: 'CV', serial: '06511', format: 'CA-LASC', pattern: 'matches' },
  ],
  [
    '2024 L 001234',
    'IN THE CIRCUIT COURT OF THE TWELFTH JUDICIAL CIRCUIT\nWILL COUNTY, ILLINOIS',
    { year: '2024', type: 'L', serial: '001234', format: 'IL-CIR', pattern: 'matches' },
  ],
  [
    '05-23-00444-CV',
    'IN THE COURT OF APPEALS\nFOR THE FIFTH DISTRICT OF TEXAS',
    { district: '05', year: '23', type: 'CV', serial: '00444', format: 'TX-COA', pattern: 'matches' },
  ],
  [
    '650001/2023',
    'SUPREME COURT OF THE STATE OF NEW YORK\nCOUNTY OF KINGS',
    { year: '2023', serial: '650001', format: 'NY-SUP-INDEX', pattern: 'matches' },
  ],
  [
    '8:22-bk-10471-TA',
    'UNITED STATES BANKRUPTCY COURT\nCENTRAL DISTRICT OF CALIFORNIA',
    { office: '8', year: '22', type: 'bk', serial: '10471', judge: 'TA', format: 'US-BK', pattern: 'matches' },
  ],
  ['SFL-92817', 'SUPERIOR COURT OF CALIFORNIA, COUNTY OF SONOMA', { serial: '92817', type: 'SFL', pattern: 'unknown' }],
  ['A-22-858811-C', 'DISTRICT COURT\nCLARK COUNTY, NEVADA', { serial: '858811', year: '22', pattern: 'unknown' }],
])('%s before %s', (number, heading, parts) => {
  expect(describeCaseNumber(number, recognizeCourt(heading))).toEqual(parts);
});

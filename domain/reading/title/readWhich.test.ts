import { expect, test } from 'vitest';
import { readWhich } from './readWhich.ts';

test.each([
  ['motion', "DEFENDANT'S MOTION TO DISMISS PLAINTIFF'S SECOND AMENDED COMPLAINT", 'to dismiss'],
  [
    'motion',
    'NOTICE OF MOTION AND MOTION FOR SUMMARY JUDGMENT OR, IN THE ALTERNATIVE, ADJUDICATION',
    'for summary judgment',
  ],
  ['motion', 'MOTION IN LIMINE NO. 3 TO EXCLUDE EVIDENCE OF INSURANCE', 'in limine'],
  [
    'motion',
    'MOTION FOR RELIEF FROM THE AUTOMATIC STAY UNDER 11 U.S.C. § 362(d)',
    'for relief from the automatic stay',
  ],
  ['motion', 'UNOPPOSED MOTION FOR AN EXTENSION OF TIME TO FILE BRIEF', 'for an extension of time'],
  ['motion', 'MOTION TO COMPEL ARBITRATION AND STAY PROCEEDINGS', 'to compel arbitration'],
  ['motion', 'MOTION TO DEPOSIT THE FUND INTO THE REGISTRY OF THE COURT', 'to deposit the fund'],
  ['motion', 'OMNIBUS MOTION', undefined],
  ['motion', 'MOTION', undefined],
  ['notice', 'NOTICE OF VOLUNTARY DISMISSAL WITHOUT PREJUDICE', 'of voluntary dismissal'],
  ['notice', 'NOTICE OF SUPPLEMENTAL AUTHORITY', 'of supplemental authority'],
  ['order', 'ORDER GRANTING MOTION TO DISMISS', 'granting motion to dismiss'],
  ['order', 'ORDER', undefined],
  ['application', 'EX PARTE APPLICATION FOR TEMPORARY RESTRAINING ORDER', 'for temporary restraining order'],
  ['petition', 'PETITION FOR DISSOLUTION OF MARRIAGE WITH CHILDREN', 'for dissolution of marriage'],
  ['complaint', 'COMPLAINT FOR DAMAGES', undefined],
] as const)('of a %s headed %j the object is %j', (type, title, which) => {
  expect(readWhich(type, title)).toBe(which);
});

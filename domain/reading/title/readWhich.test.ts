import { expect, test } from 'vitest';
import { readWhich } from './readWhich.ts';

test.each([
  ['Motion', "DEFENDANT'S MOTION TO DISMISS PLAINTIFF'S SECOND AMENDED COMPLAINT", 'to dismiss'],
  [
    'Motion',
    'NOTICE OF MOTION AND MOTION FOR SUMMARY JUDGMENT OR, IN THE ALTERNATIVE, ADJUDICATION',
    'for summary judgment',
  ],
  ['Motion', 'MOTION IN LIMINE NO. 3 TO EXCLUDE EVIDENCE OF INSURANCE', 'in limine'],
  [
    'Motion',
    'MOTION FOR RELIEF FROM THE AUTOMATIC STAY UNDER 11 U.S.C. § 362(d)',
    'for relief from the automatic stay',
  ],
  ['Motion', 'UNOPPOSED MOTION FOR AN EXTENSION OF TIME TO FILE BRIEF', 'for an extension of time'],
  ['Motion', 'MOTION TO COMPEL ARBITRATION AND STAY PROCEEDINGS', 'to compel arbitration'],
  ['Motion', 'MOTION TO DEPOSIT THE FUND INTO THE REGISTRY OF THE COURT', 'to deposit the fund'],
  ['Motion', 'OMNIBUS MOTION', undefined],
  ['Motion', 'MOTION', undefined],
  ['Notice', 'NOTICE OF VOLUNTARY DISMISSAL WITHOUT PREJUDICE', 'of voluntary dismissal'],
  ['Notice', 'NOTICE OF SUPPLEMENTAL AUTHORITY', 'of supplemental authority'],
  ['Order', 'ORDER GRANTING MOTION TO DISMISS', 'granting motion to dismiss'],
  ['Order', 'ORDER', undefined],
  ['Application', 'EX PARTE APPLICATION FOR TEMPORARY RESTRAINING ORDER', 'for temporary restraining order'],
  ['Petition', 'PETITION FOR DISSOLUTION OF MARRIAGE WITH CHILDREN', 'for dissolution of marriage'],
  ['Complaint', 'COMPLAINT FOR DAMAGES', undefined],
])('of a %s headed %j the object is %j', (type, title, which) => {
  expect(readWhich(type, title)).toBe(which);
});

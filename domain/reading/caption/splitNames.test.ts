import { expect, test } from 'vitest';
import { splitNames } from './splitNames.ts';

test.each([
  ['EDDIE TARDIEU,', ['EDDIE TARDIEU']],
  [
    'ANNA MARIE ROE, an Individual; PETER ROE, an Individual; HARBOR LIGHT HC, LLC, a California Limited Liability Corporation; and DOES 1 through 10 inclusive',
    ['ANNA MARIE ROE', 'PETER ROE', 'HARBOR LIGHT HC, LLC'],
  ],
  [
    'BLUE HERON BOOKS, INC., MERIDIAN PUBLISHERS LLC, JOHN ALDER & SONS, INC., and QUILL RANDOM HOUSE LLC,',
    ['BLUE HERON BOOKS, INC.', 'MERIDIAN PUBLISHERS LLC', 'JOHN ALDER & SONS, INC.', 'QUILL RANDOM HOUSE LLC'],
  ],
  ['NORTH ARCHIVE and DOES 1 through 5, inclusive,', ['NORTH ARCHIVE']],
  ['OMAR HADDAD and LEILA NASSER,', ['OMAR HADDAD', 'LEILA NASSER']],
  ['MARY JANE ROWE AND JOHN ROWE', ['MARY JANE ROWE', 'JOHN ROWE']],
  ['U.S. CUSTOMS AND BORDER PROTECTION', ['U.S. CUSTOMS AND BORDER PROTECTION']],
  [
    'JOHN ASHBY, Attorney General of the United States; ROBERT MILLER, Director of the Federal Bureau of Investigation; ASSOCIATE WARDEN SHERWOOD, Associate Warden of Custody; CAPTAIN SAL LOPEZ; and the UNITED STATES OF AMERICA.',
    ['JOHN ASHBY', 'ROBERT MILLER', 'SHERWOOD', 'SAL LOPEZ', 'UNITED STATES OF AMERICA'],
  ],
  [
    'DONALD TRENT, President of the United States, U.S. DEPARTMENT OF HOMELAND SECURITY ("DHS"), JOHN KELSO, Secretary of DHS, KEVIN K. MCALLISTER, Acting Commissioner of CBP,',
    ['DONALD TRENT', 'U.S. DEPARTMENT OF HOMELAND SECURITY', 'JOHN KELSO', 'KEVIN K. MCALLISTER'],
  ],
  [
    'CEDAR RETIREMENT GROUP, LLC & ELM ASSISTED LIVING, LLC d/b/a WINTER HEIGHTS ASSISTED LIVING & MEMORY CARE',
    ['CEDAR RETIREMENT GROUP, LLC', 'ELM ASSISTED LIVING, LLC d/b/a WINTER HEIGHTS ASSISTED LIVING & MEMORY CARE'],
  ],
  [
    'Petrel Energia Inversora, S.A.U., Petrel Energia S.A.U.,',
    ['Petrel Energia Inversora, S.A.U.', 'Petrel Energia S.A.U.'],
  ],
  [
    'OAK HILL PROPERTIES III, LTD., individually and on behalf of LAKE BASKETBALL LIMITED D/B/A LAKE HERONS,',
    ['OAK HILL PROPERTIES III, LTD.'],
  ],
  [
    'HAMPTON DELL, in his personal capacity and in his official capacity as Special Counsel of the Office of Special Counsel,',
    ['HAMPTON DELL'],
  ],
  [
    'SCOTT BENTLEY, in his official capacity as Secretary of the Treasury, SERGIO GOMEZ, in his official capacity as Director, and RUSSELL VANCE, in his official capacity as Director of the Office of Management and Budget,',
    ['SCOTT BENTLEY', 'SERGIO GOMEZ', 'RUSSELL VANCE'],
  ],
  ['CORRECTIONS CORPORATION OF OHIO, nka COREVIA, ET AL.', ['CORRECTIONS CORPORATION OF OHIO, nka COREVIA']],
  [
    'NATIONAL ASSOCIATION FOR THE ADVANCEMENT OF MARINERS ALDER COUNTY BRANCH, et al. ,',
    ['NATIONAL ASSOCIATION FOR THE ADVANCEMENT OF MARINERS ALDER COUNTY BRANCH'],
  ],
  ['Ideal Lighting Co., Inc., et al.,', ['Ideal Lighting Co., Inc.']],
  ['HERBERT EAST, M.D.,', ['HERBERT EAST, M.D.']],
  ['JANE DOE, a minor, by and through her guardian ad litem, MARY ROE,', ['JANE DOE']],
  ['JOHN SMITHSON, as Trustee of the Smithson Family Trust dated May 1, 2001', ['JOHN SMITHSON']],
  [
    'CITY OF SPRINGFIELD, a municipal corporation, and OFFICER DANA WELLS, #1234,',
    ['CITY OF SPRINGFIELD', 'DANA WELLS'],
  ],
  ['JOHN Q. PUBLIC, Warden, San Pablo State Prison', ['JOHN Q. PUBLIC']],
  ['KAREN GARNER, JOHN DOE, and JANE DOE 1-10', ['KAREN GARNER']],
  ['THE ESTATE OF PETER ROE, by its Personal Representative, ANN ROE,', ['ESTATE OF PETER ROE']],
  ['A.B. and C.D., minors,', ['A.B.', 'C.D.']],
  [
    'U.S. BANK NATIONAL ASSOCIATION, AS TRUSTEE FOR THE HOLDERS OF THE CSFB 2005-1 TRUST,',
    ['U.S. BANK NATIONAL ASSOCIATION'],
  ],
  [
    'THE BANK OF NEW HAVEN MELLOW F/K/A THE BANK OF NEW HAVEN AS TRUSTEE FOR CWABS 2006',
    ['BANK OF NEW HAVEN MELLOW F/K/A THE BANK OF NEW HAVEN'],
  ],
  [
    'CITY OF CHICAGO, a Municipal Corporation, CHICAGO POLICE OFFICERS JOHN SMITHERS (#123) and MARY JONES (#456),',
    ['CITY OF CHICAGO', 'JOHN SMITHERS', 'MARY JONES'],
  ],
  ['ANDREW SAWYER, COMMISSIONER OF SOCIAL SECURITY,', ['ANDREW SAWYER']],
  ['COMMISSIONER OF SOCIAL SECURITY,', ['COMMISSIONER OF SOCIAL SECURITY']],
  ['MARY SMITHSON, Individually and as Next Friend of A.S., a Minor Child,', ['MARY SMITHSON']],
  ['JOHN SMITHSON and MARY SMITHSON, husband and wife,', ['JOHN SMITHSON', 'MARY SMITHSON']],
  ['ALEXANDER, DUBOIS & JEFFERS LLP', ['ALEXANDER, DUBOIS & JEFFERS LLP']],
  [
    'JPMORGAN CHASE BANK, N.A.; EQUIFAX INFORMATION SERVICES LLC; and TRANS UNION LLC,',
    ['JPMORGAN CHASE BANK, N.A.', 'EQUIFAX INFORMATION SERVICES LLC', 'TRANS UNION LLC'],
  ],
  ['John Roberts Smith, Jr., and Ann B. Smith,', ['John Roberts Smith, Jr.', 'Ann B. Smith']],
  [
    'EAST COAST TEST PREP LLC d/b/a ACHIEVE TEST PREP, and MARK OLYNYK,',
    ['EAST COAST TEST PREP LLC d/b/a ACHIEVE TEST PREP', 'MARK OLYNYK'],
  ],
  ['THE STATE OF TEXAS', ['STATE OF TEXAS']],
  [
    'Board of Trustees of the Plumbers Local 9 Pension Fund',
    ['Board of Trustees of the Plumbers Local 9 Pension Fund'],
  ],
  ['WELLS FARGO BANK, NATIONAL ASSOCIATION', ['WELLS FARGO BANK, NATIONAL ASSOCIATION']],
  ['DOE 1, an individual; DOE 2, an individual,', ['DOE 1', 'DOE 2']],
  [
    'GENERAL MOTORS LLC, a limited liability company; ROBERT BOSCH GMBH, a corporation organized under the laws of Germany; and ROBERT BOSCH LLC',
    ['GENERAL MOTORS LLC', 'ROBERT BOSCH GMBH', 'ROBERT BOSCH LLC'],
  ],
  ['MIDLAND FUNDING LLC A/P/O CITIBANK', ['MIDLAND FUNDING LLC A/P/O CITIBANK']],
  [
    'JOHN SMITHERS and JANE SMITHERS, individually and on behalf of all others similarly situated,',
    ['JOHN SMITHERS', 'JANE SMITHERS'],
  ],
  ['NATIONAL LABOR RELATIONS BOARD,', ['NATIONAL LABOR RELATIONS BOARD']],
  [
    'JEFFERSON B. SESSLER III, in his official capacity as Attorney General of the United States; and UNITED STATES DEPARTMENT OF JUSTICE,',
    ['JEFFERSON B. SESSLER III', 'UNITED STATES DEPARTMENT OF JUSTICE'],
  ],
  ['WALMART INC., f/k/a WAL-MART STORES, INC.,', ['WALMART INC., f/k/a WAL-MART STORES, INC.']],
  ['KESTREL ONE BANK (USA), N.A.', ['KESTREL ONE BANK (USA), N.A.']],
  [
    'MARY SMITH; STATE OF FLORIDA, DEPARTMENT OF REVENUE; and HARDEE COUNTY, FLORIDA',
    ['MARY SMITH', 'STATE OF FLORIDA, DEPARTMENT OF REVENUE', 'HARDEE COUNTY, FLORIDA'],
  ],
  [
    "SERGEANT KEVIN O'BRYNE (#4411), OFFICER J. PEREZ, and the VILLAGE OF OAK GLEN, ILLINOIS,",
    ["KEVIN O'BRYNE", 'J. PEREZ', 'VILLAGE OF OAK GLEN, ILLINOIS'],
  ],
  ['SECRETARY, FLORIDA DEPARTMENT OF CORRECTIONS,', ['SECRETARY, FLORIDA DEPARTMENT OF CORRECTIONS']],
  ['HOWARD P. LINDQVIST & BETTINA LINDQVIST,', ['HOWARD P. LINDQVIST', 'BETTINA LINDQVIST']],
  ['LATOYA BRISCOE AND ALL OTHER OCCUPANTS', ['LATOYA BRISCOE']],
])('%s', (text, names) => {
  const named = splitNames(text).filter((name, _, all) => !name.unnamed || all.every((one) => one.unnamed));
  expect(named.map((name) => name.value.replace(/^THE /, ''))).toEqual(names);
});

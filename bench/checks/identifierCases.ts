import type { IdentifierKind } from '#domain/identifiers/Identifier';
import { type Dice, diceOf } from '#server/testing/unseen/dice';
import { personBy, sentenceBy, socialBy } from '#server/testing/unseen/words';

/** A short paper with an identifier in it, or with something that only looks like one. */
export type IdentifierCase = {
  /** Kind of identifier, or what the look-alike is. */
  kind: string;
  id: string;
  /** Lines as they would be printed. */
  lines: string[];
  expect: { kind: IdentifierKind; shown: string }[];
};

type Written = { lines: string[]; kind: IdentifierKind; shown: string | string[] };

const digits = (dice: Dice, count: number) => Array.from({ length: count }, () => dice.whole(0, 9)).join('');
const lead = (dice: Dice, count: number) => String(dice.whole(1, 9)) + digits(dice, count - 1);
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const givenNames = ['Tobias', 'Imogen', 'Noor', 'Silas', 'Leticia', 'Anouk', 'Jonas', 'Harriet', 'Mateo', 'Wren'];
const familyNames = [
  'Quintero',
  'Halvorsen',
  'Banerjee',
  'Oakes',
  'Thorne',
  'Lindqvist',
  'Okafor',
  'Marchetti',
  'Pruitt',
  'Delacroix',
];
const childBy = (dice: Dice) => ({ given: dice.one(givenNames), family: dice.one(familyNames) });
const streets = ['Larch Street', 'Quarry Road', 'Fifth Avenue', 'Mill Lane'];

/** Digits as careless recognition reads some of them. */
function misread(dice: Dice, number: string): string {
  const swaps: Record<string, string> = { '0': 'O', '1': 'l', '5': 'S', '8': 'B' };
  const places = [...number].flatMap((letter, index) => (swaps[letter] ? [index] : []));
  if (places.length === 0) return number;
  const at = dice.one(places);
  return number.slice(0, at) + swaps[number[at]!] + number.slice(at + 1);
}

const positives: Record<IdentifierKind, (dice: Dice) => Written> = {
  social_security(dice) {
    const number = socialBy(dice);
    const bare = number.replaceAll('-', '');
    const person = personBy(dice);
    const lines = dice.one<() => string[]>([
      () => [`Her Social Security number is ${number}.`],
      () => [`SSN: ${number}`],
      () => [`Social Security No. ${number}, as shown on the W-2.`],
      () => [`${person}, SSN ${bare}, was the payee.`],
      () => [`Soc. Sec. # ${number.replaceAll('-', ' ')}`],
      () => [`(SSN# ${number}) ${person}`],
      () => [`${person} (${number}) signed the form before a notary.`],
      () => ['Name                 SSN              Position', `${person.padEnd(20)} ${number}      Foreman`],
      () => ['13. Social security number of debtor', number],
      () => [`S.S.N. ${number.replaceAll('-', '–')} and telephone (415) 555-0${digits(dice, 3)}`],
      () => [`his social-security number, ${number}, appears on page 4`],
      () => [`Social Security Number ${number.slice(0, 4)} ${number.slice(4)}`],
      () => [`Social Security No.: ${misread(dice, number)}`],
      () => [`Claimant: ${person.toUpperCase()}   S.S. No. ${number}`],
    ])();
    return { lines, kind: 'social_security', shown: number.slice(-4) };
  },
  taxpayer(dice) {
    const number = `${dice.one(['20', '26', '33', '47', '82', '94'])}-${lead(dice, 7)}`;
    const itin = `9${digits(dice, 2)}-${dice.one(['72', '78', '84', '93'])}-${lead(dice, 4)}`;
    const lines = dice.one<() => string[]>([
      () => [`The company's EIN is ${number}.`],
      () => [`Taxpayer Identification Number: ${number}`],
      () => [`Federal Tax ID No. ${number}`],
      () => [`Employer identification number (EIN) ${number}`],
      () => [`Tax I.D. #${number.replace('-', '')}`],
      () => ['Employer                 FEIN', `Kestrel Freight, Inc.    ${number}`],
      () => [`TIN ${number}`],
    ])();
    if (dice.chance(0.25)) return { lines: [`ITIN: ${itin}`], kind: 'taxpayer', shown: itin.slice(-4) };
    return { lines, kind: 'taxpayer', shown: number.slice(-4) };
  },
  financial_account(dice) {
    const number = lead(dice, dice.whole(8, 12));
    const dashed = `${number.slice(0, 4)}-${number.slice(4)}`;
    const lines = dice.one<() => string[]>([
      () => [`Account number ${number} at First Harbor Bank was closed in May.`],
      () => [`Acct. No. ${dashed}`],
      () => [`He wired the money to checking account ${number}.`],
      () => [`Savings Account #: ${number}`],
      () => [`her bank account (no. ${number}) was overdrawn`],
      () => ['Bank                 Account No.        Balance', `First Harbor Bank    ${number}       $4,120.55`],
      () => [`Loan account number: ${dashed}`],
      () => [`A/C No. ${number}`],
      () => [`brokerage account number ${number}`],
      () => [`ACCOUNT NUMBER: ${number.slice(0, 4)} ${number.slice(4)}`],
    ])();
    return { lines, kind: 'financial_account', shown: number.slice(-4) };
  },
  payment_card(dice) {
    const number = cardBy(dice);
    const grouped =
      number.length === 15 ? number.replace(/(.{4})(.{6})(.{5})/, '$1 $2 $3') : number.replace(/(.{4})(?=.)/g, '$1 ');
    const lines = dice.one<() => string[]>([
      () => [`He paid with his Visa card, ${grouped}, on the same day.`],
      () => [`Card number: ${number}`],
      () => [`Credit Card No. ${grouped.replaceAll(' ', '-')}`],
      () => [`The receipt shows ${grouped} exp. 04/27`],
      () => ['Card                  Holder', `${grouped}   ${personBy(dice)}`],
      () => [`charged to ${number}`],
      () => [`Debit card # ${grouped}`],
    ])();
    return { lines, kind: 'payment_card', shown: number.slice(-4) };
  },
  driver_licence(dice) {
    const number = dice.one([
      () => `${dice.one(['A', 'D', 'N', 'Y'])}${lead(dice, 7)}`,
      () => lead(dice, 8),
      () => `S${lead(dice, 3)}-${digits(dice, 4)}-${digits(dice, 4)}`,
      () => lead(dice, 9),
    ])();
    const lines = dice.one<() => string[]>([
      () => [`His California driver's license number is ${number}.`],
      () => [`Driver License No. ${number}`],
      () => [`DL# ${number}`],
      () => [`driver’s license ${number}, issued in 2019`],
      () => [`Operator's License Number: ${number}`],
      () => [`Texas DL No. ${number}`],
      () => ["Name                 Driver's License", `${personBy(dice).padEnd(20)} ${number}`],
      () => [`Drivers Lic. #: ${number}`],
    ])();
    return { lines, kind: 'driver_licence', shown: number.slice(-4) };
  },
  passport(dice) {
    const number = dice.one([
      () => lead(dice, 9),
      () => `C${lead(dice, 8)}`,
      () => `${dice.one(['K', 'P', 'X'])}${lead(dice, 7)}`,
    ])();
    const lines = dice.one<() => string[]>([
      () => [`U.S. passport number ${number}`],
      () => [`Passport No. ${number} expires in 2029.`],
      () => [`His passport (no. ${number}) was surrendered to the clerk.`],
      () => [`PASSPORT #: ${number}`],
      () => ['Traveler             Passport No.', `${personBy(dice).padEnd(20)} ${number}`],
      () => [`Mexican passport ${number}`],
    ])();
    return { lines, kind: 'passport', shown: number.slice(-4) };
  },
  alien_number(dice) {
    const number = `2${digits(dice, 8)}`;
    const dashed = `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`;
    const lines = dice.one<() => string[]>([
      () => [`File No. A${dashed}`],
      () => [`A# ${dashed}`],
      () => [`Alien Registration No. A ${dashed.replaceAll('-', ' ')}`],
      () => [`A-Number: A${number}`],
      () => [`In the Matter of ${personBy(dice).toUpperCase()}, A ${dashed}, Respondent`],
      () => [`Alien No. ${dashed}`],
      () => ['Respondent           A-Number', `${personBy(dice).padEnd(20)} A${dashed}`],
      () => [`Respondent (A${number}) appeared by video.`],
    ])();
    return { lines, kind: 'alien_number', shown: number.slice(-4) };
  },
  birth_date(dice) {
    const [year, month, day] = [dice.whole(1941, 2019), dice.whole(1, 12), dice.whole(1, 28)];
    const long = `${months[month - 1]} ${day}, ${year}`;
    const short = `${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}/${year}`;
    const lines = dice.one<() => string[]>([
      () => [`${personBy(dice)} was born on ${long}, in Toledo.`],
      () => [`DOB: ${short}`],
      () => [`Date of Birth: ${long}`],
      () => [`D.O.B. ${month}/${day}/${year}`],
      () => [`The respondent's birth date is ${day} ${months[month - 1]} ${year}.`],
      () => [`DOB ${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`],
      () => ['Child                Date of birth', `T. O.                ${short}`],
      () => [
        'Name                 DOB              Address',
        `${personBy(dice).padEnd(20)} ${short}       ${dice.whole(10, 99)} ${dice.one(streets)}`,
      ],
      () => [`born ${long}`],
      () => [`He gave his birthdate as ${short}.`],
    ])();
    return { lines, kind: 'birth_date', shown: String(year) };
  },
  minor_name(dice) {
    const { given, family } = childBy(dice);
    const name = `${given} ${family}`;
    const lines = dice.one<() => string[]>([
      () => [`${name}, a minor, by and through his guardian ad litem, ${personBy(dice)},`],
      () => [`The parties have one minor child, ${name}, who lives with the mother.`],
      () => [`Their daughter ${name}, age ${dice.whole(3, 16)}, attends the school.`],
      () => [`${name.toUpperCase()}, a minor child,`, '          Petitioner,'],
      () => [`In re the Matter of ${name}, a minor.`],
      () => [`the minor child ${name} was interviewed`],
      () => [`His son, ${name}, is ${dice.whole(4, 15)} years old.`],
      () => [`a minor child named ${name}`],
      () => [`Minor's name: ${name}`],
      () => [`${name} (age ${dice.whole(2, 15)}), the child of the parties`],
    ])();
    return { lines, kind: 'minor_name', shown: [`${given[0]}.${family[0]}.`, `${given[0]}. ${family[0]}.`] };
  },
};

function cardBy(dice: Dice): string {
  const start = dice.one(['4', '51', '53', '55', '34', '37', '6011']);
  const length = start.startsWith('3') ? 15 : 16;
  const body = start + digits(dice, length - 1 - start.length);
  return body + luhnDigit(body);
}

function luhnDigit(body: string): number {
  const sum = [...body].reverse().reduce((total, letter, index) => {
    const value = Number(letter) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

const lookAlikes: Record<string, (dice: Dice) => string[]> = {
  'phone number': (dice) => [
    dice.one([
      `Telephone: (${lead(dice, 3)}) 555-0${digits(dice, 3)}`,
      `Tel. ${lead(dice, 3)}-555-0${digits(dice, 3)}; Fax ${lead(dice, 3)}-555-0${digits(dice, 3)}`,
      `Call ${lead(dice, 3)}.555.0${digits(dice, 3)}.`,
      `+1 ${lead(dice, 3)} 555 0${digits(dice, 3)}`,
    ]),
  ],
  'case number': (dice) => [
    dice.one([
      `Case No. ${dice.whole(1, 9)}:2${dice.whole(0, 6)}-cv-0${lead(dice, 4)}-ABC`,
      `No. 2${dice.whole(0, 6)}-${lead(dice, 5)}`,
      `Case Number: ${lead(dice, 9)}`,
      `Index No. ${lead(dice, 6)}/20${dice.whole(10, 26)}`,
      `Cause No. 20${dice.whole(10, 26)}-${lead(dice, 5)}`,
      `2D${dice.whole(10, 26)}-${lead(dice, 4)} and CGC-${dice.whole(10, 26)}-${lead(dice, 6)}`,
    ]),
  ],
  'bar number': (dice) => [
    dice.one([
      `${personBy(dice)} (SBN ${lead(dice, 6)})`,
      `State Bar No. ${lead(dice, 8)}`,
      `Florida Bar No. ${lead(dice, 7)}`,
      `ARDC No. ${lead(dice, 7)}`,
      `Attorney Registration No. ${lead(dice, 7)}`,
    ]),
  ],
  'invoice number': (dice) => [
    dice.one([
      `Invoice No. ${lead(dice, 8)} dated June 4, 2024`,
      `Purchase Order ${lead(dice, 10)}`,
      `Check No. ${lead(dice, 4)}`,
      `Tracking number 1Z${digits(dice, 6)}0${digits(dice, 9)}`,
      `Claim No. ${lead(dice, 10)}, Policy No. ${lead(dice, 9)}`,
      `Confirmation code ${lead(dice, 9)}`,
    ]),
  ],
  'Bates number': (dice) => [
    dice.one([
      `KESTREL_${digits(dice, 9)}`,
      `See DEF-${digits(dice, 7)} through DEF-${digits(dice, 7)}.`,
      `Bates Nos. ${digits(dice, 8)}-${digits(dice, 8)}`,
      `PLF${digits(dice, 6)}`,
    ]),
  ],
  'statute or rule': (dice) => [
    dice.one([
      `28 U.S.C. § 1332(a)(1) and 42 U.S.C. §§ 1983-1988`,
      `Fed. R. Civ. P. 5.2(a)(1)-(4)`,
      `Cal. Code Civ. Proc. § ${lead(dice, 3)}.${lead(dice, 3)}`,
      `N.Y. C.P.L.R. ${lead(dice, 4)}(a)`,
      `The social security act, 42 U.S.C. § 405(g), applies.`,
      `Tex. R. Civ. P. 21c(a)(1) forbids a driver's license number in a filing.`,
      `A person born after January 1, 1957 under Section 1206 must carry proof.`,
    ]),
  ],
  'postal code': (dice) => [
    dice.one([
      `${dice.whole(100, 9900)} ${dice.one(streets)}, Oakland, CA 94612-${lead(dice, 4)}`,
      `P.O. Box ${lead(dice, 6)}, Austin, Texas 78701-${lead(dice, 4)}`,
      `Chicago, Illinois 60602`,
    ]),
  ],
  'docket entry': (dice) => [
    dice.one([
      `ECF No. ${lead(dice, 3)}-${dice.whole(1, 9)} at 12`,
      `Dkt. ${lead(dice, 3)}, PageID.${lead(dice, 5)}`,
      `Document ${lead(dice, 3)} Filed 03/04/2025 Page 3 of 12 Page ID #:${lead(dice, 4)}`,
    ]),
  ],
  'date that is no birth date': (dice) => [
    dice.one([
      `Filed on March ${dice.whole(1, 28)}, 2024.`,
      `The collision happened on 0${dice.whole(1, 9)}/1${dice.whole(0, 9)}/2021.`,
      `Hired: June 3, ${dice.whole(1990, 2020)}; terminated May 5, 2023`,
      `He has worked there since he was discharged on April 4, ${dice.whole(1980, 2010)}.`,
      `DATED: July ${dice.whole(1, 28)}, 2025`,
      `She was born in ${dice.whole(1950, 2000)}.`,
      `Born in Toledo, he moved to Erie on May 2, 2015.`,
      `The child support order of ${months[dice.whole(0, 11)]} 9, 2019 is modified.`,
      `Date: 0${dice.whole(1, 9)}/12/2024   Time: 9:30 a.m.   Dept.: 12`,
    ]),
  ],
  'redacted number': (dice) => [
    dice.one([
      `SSN: xxx-xx-${lead(dice, 4)}`,
      `Social Security No. ***-**-${lead(dice, 4)}`,
      `Social Security number XXX-XX-${lead(dice, 4)}`,
      `SSN (last four digits): ${lead(dice, 4)}`,
      `account ending in ${lead(dice, 4)}`,
      `Account No. ******${lead(dice, 4)}`,
      `Acct. No. XXXX-XXXX-XXXX-${lead(dice, 4)}`,
      `Driver's license: [REDACTED]`,
      `the last four digits of his social security number are ${lead(dice, 4)}`,
      `DOB: xx/xx/${dice.whole(1950, 2010)}`,
      `Date of birth: ${dice.whole(1950, 2010)}`,
      `Passport No. [redacted]`,
      `A# xxx-xxx-${lead(dice, 3)}`,
      `EIN: XX-XXX${lead(dice, 4)}`,
      `SSN: 000-00-0000`,
      `Social Security Number: ___-__-____`,
    ]),
  ],
  'initials of a child': (dice) => {
    const { given, family } = childBy(dice);
    const initials = `${given[0]}.${family[0]}.`;
    return [
      dice.one([
        `${initials}, a minor, by his guardian ad litem`,
        `The minor child, ${initials}, lives with the father.`,
        `their daughter ${initials}, age 7`,
        `John Doe, a minor`,
        `In re ${initials}, a minor`,
        `Jane Doe 2, a minor child, through her next friend`,
      ]),
    ];
  },
  'name of a grown person': (dice) => [
    dice.one([
      `Their daughter, ${personBy(dice)}, age ${dice.whole(19, 60)}, testified.`,
      `${personBy(dice)}, guardian ad litem for the minor`,
      `His son ${personBy(dice)} is an engineer in Austin.`,
      `Leslie Minor, a witness, left at noon.`,
      `${personBy(dice)} made a minor correction to the form.`,
      `${personBy(dice)} is the mother of the minor child.`,
      `The damage was minor, ${personBy(dice)} said.`,
    ]),
  ],
  'sum or measure': (dice) => [
    dice.one([
      `$${lead(dice, 3)},${digits(dice, 3)},${digits(dice, 3)}.00`,
      `Parcel No. ${lead(dice, 3)}-${digits(dice, 3)}-${digits(dice, 3)}`,
      `APN ${lead(dice, 3)}-${digits(dice, 2)}-${digits(dice, 3)}`,
      `VIN 1HGCM82633A${digits(dice, 6)}`,
      `Patent No. ${lead(dice, 1)},${digits(dice, 3)},${digits(dice, 3)}`,
      `Serial number ${lead(dice, 9)}`,
      `on account of ${lead(dice, 8)} shares`,
      `ISBN 978-0-${digits(dice, 3)}-${digits(dice, 5)}-${dice.whole(0, 9)}`,
    ]),
  ],
};

/** The set drawn from a seed: so many of each kind of identifier, and of each look-alike. */
export function identifierCases({ each, seed }: { each: number; seed: number }): IdentifierCase[] {
  const cases: IdentifierCase[] = [];
  const wrapped = (dice: Dice, lines: string[]) => {
    const isTable = lines.length > 1;
    if (!isTable && dice.chance(0.3)) return [`${sentenceBy(dice)} ${lines[0]}`, sentenceBy(dice)];
    return [sentenceBy(dice), '', ...lines, '', sentenceBy(dice)];
  };
  for (const [index, [kind, write]] of Object.entries(positives).entries()) {
    for (let variant = 0; variant < each; variant++) {
      const dice = diceOf(seed * 7919 + index * 1009 + variant);
      const { lines, shown } = write(dice);
      const expect = [{ kind: kind as IdentifierKind, shown: Array.isArray(shown) ? shown.join('|') : shown }];
      cases.push({ kind, id: `${kind} ${variant}`, lines: wrapped(dice, lines), expect });
    }
  }
  for (const [index, [kind, write]] of Object.entries(lookAlikes).entries()) {
    for (let variant = 0; variant < each; variant++) {
      const dice = diceOf(seed * 104_729 + index * 1013 + variant);
      cases.push({ kind, id: `${kind} ${variant}`, lines: wrapped(dice, write(dice)), expect: [] });
    }
  }
  return cases;
}

import type { IdentifierKind } from '#domain/identifiers/Identifier';
import type { Dice } from '#server/testing/unseen/dice';
import { personBy, socialBy } from '#server/testing/unseen/words';
import { childBy, digits, homeBy, lead, months, streets } from './identifierWords.ts';

/** An identifier as written in a document. */
export type Written = { lines: string[]; kind: IdentifierKind; shown: string | string[] };

/** Digits as poor OCR reads some of them. */
function misread(dice: Dice, number: string): string {
  const swaps: Record<string, string> = { '0': 'O', '1': 'l', '5': 'S', '8': 'B' };
  const places = [...number].flatMap((letter, index) => (swaps[letter] ? [index] : []));
  if (places.length === 0) return number;
  const at = dice.one(places);
  return number.slice(0, at) + swaps[number[at]!] + number.slice(at + 1);
}

/** The forms in which documents write identifiers, by table. */
export const positives: Record<IdentifierKind, (dice: Dice) => Written> = {
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
    const itin = `9${digits(dice, 2)}-${dice.one(['72', '78', '84', '94'])}-${lead(dice, 4)}`;
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
    const number = lead(dice, dice.integer(8, 12));
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
  driver_license(dice) {
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
    return { lines, kind: 'driver_license', shown: number.replaceAll('-', '').slice(-4) };
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
    const [year, month, day] = [dice.integer(1941, 2019), dice.integer(1, 12), dice.integer(1, 28)];
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
        `${personBy(dice).padEnd(20)} ${short}       ${dice.integer(10, 99)} ${dice.one(streets)}`,
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
      () => [`Their daughter ${name}, age ${dice.integer(3, 16)}, attends the school.`],
      () => [`${name.toUpperCase()}, a minor child,`, '          Petitioner,'],
      () => [`In re the Matter of ${name}, a minor.`],
      () => [`the minor child ${name} was interviewed`],
      () => [`His son, ${name}, is ${dice.integer(4, 15)} years old.`],
      () => [`a minor child named ${name}`],
      () => [`Minor's name: ${name}`],
      () => [`${name} (age ${dice.integer(2, 15)}), the child of the parties`],
    ])();
    return { lines, kind: 'minor_name', shown: [`${given[0]}.${family[0]}.`, `${given[0]}. ${family[0]}.`] };
  },
  home_address(dice) {
    const { address, town } = homeBy(dice);
    const person = personBy(dice);
    const lines = dice.one<() => string[]>([
      () => [`${person} resides at ${address}.`],
      () => [`Defendant lives at ${address}.`],
      () => [`Home address: ${address}`],
      () => [`Agents searched the residence located at ${address}.`],
      () => [`The defendant's home at ${address} was under surveillance.`],
      () => [`${person}, residing at ${address}, was released on bond.`],
      () => [`Residence: ${address}`],
      () => [`served at her usual place of abode, ${address}`],
      () => ['Q. Where do you live?', `A. At ${address}.`],
    ])();
    return { lines, kind: 'home_address', shown: town };
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

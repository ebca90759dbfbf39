import type { IdentifierKind } from '#domain/identifiers/Identifier';
import type { Dice } from '#server/testing/unseen/dice';
import { personBy, socialBy } from '#server/testing/unseen/words';
import type { Written } from './identifierForms.ts';
import { childBy, digits, homeBy, lead, months } from './identifierWords.ts';

const ordinal = (day: number) =>
  `${day}${['th', 'st', 'nd', 'rd'][day % 10 > 3 || (day > 10 && day < 14) ? 0 : day % 10]}`;

/** Less frequent forms of identifiers: broken lines, labels above their values, misread labels, other states' forms. */
export const furtherForms: Record<IdentifierKind, (dice: Dice) => Written> = {
  social_security(dice) {
    const number = socialBy(dice);
    const person = personBy(dice);
    const lines = dice.one<() => string[]>([
      () => ['The applicant gave her Social Security', `number as ${number}.`],
      () => ['SOCIAL SECURITY NUMBER', number],
      () => [`Soclal Security No. ${number}`],
      () => [`SSN ${number.replaceAll('-', '.')}`],
      () => [`SSN/Tax ID: ${number}`],
      () => [`${person}'s social security number (${number}) was used.`],
      () => [`[x] SSN ${number}   [ ] EIN`],
      () => [`1. Name: ${person}   2. SSN: ${number}   3. Phone: (415) 555-0${digits(dice, 3)}`],
      () => ['Employee             Hire date        SSN', `${person.padEnd(20)} 03/04/2019       ${number}`],
      () => [`Social Security Account Number ${number}`],
      () => [`Número de Seguro Social: ${number}`],
      () => [`SSN- ${number}`],
    ])();
    return { lines, kind: 'social_security', shown: number.slice(-4) };
  },
  taxpayer(dice) {
    const number = `${dice.one(['20', '26', '45', '81', '94'])}-${lead(dice, 7)}`;
    const lines = dice.one<() => string[]>([
      () => ['EMPLOYER IDENTIFICATION NUMBER', number],
      () => [`FEIN: ${number}`],
      () => [`I.R.S. Employer Identification No. ${number}`],
      () => [`The trust (EIN: ${number}) filed no return.`],
      () => [`Taxpayer I.D. Number ${number}`],
      () => [`E.I.N. ${number}`],
      () => ['(IRS Employer', `Identification No.) ${number}`],
    ])();
    return { lines, kind: 'taxpayer', shown: number.slice(-4) };
  },
  financial_account(dice) {
    const number = lead(dice, dice.integer(8, 12));
    const lines = dice.one<() => string[]>([
      () => [`Routing number 121000248 and account number ${number}`],
      () => ['ACCOUNT NUMBER', number],
      () => [`Bank of Sandhill, Acct# ${number}`],
      () => [`money market account no. ${number}`],
      () => [`Mortgage loan no. ${number}, account number ${number}`],
      () => [`account no.: ${number.slice(0, 3)}-${number.slice(3)}`],
      () => ['the funds stood in account', `number ${number} until June`],
      () => [`Acct Number: ${number}`],
      () => [`IRA account number ${number}`],
    ])();
    return { lines, kind: 'financial_account', shown: number.slice(-4) };
  },
  payment_card(dice) {
    const number = dice.one([
      '4111111111111111',
      '5500005555555559',
      '378282246310005',
      '6011000990139424',
      '4012888888881881',
    ]);
    const grouped =
      number.length === 15 ? number.replace(/(.{4})(.{6})(.{5})/, '$1-$2-$3') : number.replace(/(.{4})(?=.)/g, '$1-');
    const lines = dice.one<() => string[]>([
      () => ['CARD NUMBER', number],
      () => [`MasterCard/Visa no. ${grouped}`],
      () => [`American Express, Visa or other card: ${grouped}; CVV on file`],
      () => [`The charge to card ${grouped.replaceAll('-', ' ')} was refused.`],
    ])();
    return { lines, kind: 'payment_card', shown: number.slice(-4) };
  },
  driver_license(dice) {
    const [number, label] = dice.one<() => [string, string]>([
      () => [
        `O${lead(dice, 3)}-${digits(dice, 3)}-${digits(dice, 2)}-${digits(dice, 3)}-0`,
        'Florida driver license number',
      ],
      () => [lead(dice, 9), "New York driver's license no."],
      () => [lead(dice, 8), 'Texas driver license number'],
      () => [`S${lead(dice, 3)}-${digits(dice, 4)}-${digits(dice, 4)}`, "Illinois driver's license #"],
      () => [`B${lead(dice, 7)}`, 'CDL No.'],
      () => [`Y${lead(dice, 7)}`, 'D.L. No.'],
      () => [`E${lead(dice, 7)}`, "Driver's Lic. No."],
    ])();
    const lines = dice.one<() => string[]>([
      () => [`${label} ${number}`],
      () => ["DRIVER'S LICENSE NUMBER", number],
      () => [`(${label} ${number}), the driver of the truck`],
    ])();
    return { lines, kind: 'driver_license', shown: number.replaceAll('-', '').slice(-4) };
  },
  passport(dice) {
    const number = dice.one([() => lead(dice, 9), () => `${dice.one(['A', 'E', 'G'])}${lead(dice, 8)}`])();
    const lines = dice.one<() => string[]>([
      () => ['PASSPORT NUMBER', number],
      () => [`holder of Canadian passport no. ${number}`],
      () => [`Passport Number: ${number}   Country: Peru`],
      () => [`his passport, number ${number},`],
      () => [`passport card no. ${number}`],
    ])();
    return { lines, kind: 'passport', shown: number.slice(-4) };
  },
  alien_number(dice) {
    const number = `${dice.one(['07', '09', '20', '21'])}${digits(dice, 7)}`;
    const dashed = `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`;
    const old = `${lead(dice, 2)}-${digits(dice, 3)}-${digits(dice, 3)}`;
    const [shown, lines] = dice.one<() => [string, string[]]>([
      () => [number, ['File Nos.', `A${dashed}`]],
      () => [old.replaceAll('-', ''), [`Alien file A${old}`]],
      () => [number, [`USCIS No. ${dashed}; A-File A${dashed}`]],
      () => [number, [`Agency No. A${dashed}`]],
      () => [number, [`File: A${dashed} - San Francisco, California`]],
    ])();
    return { lines, kind: 'alien_number', shown: shown.slice(-4) };
  },
  birth_date(dice) {
    const [year, month, day] = [dice.integer(1941, 2019), dice.integer(1, 12), dice.integer(1, 28)];
    const name = months[month - 1]!;
    const lines = dice.one<() => string[]>([
      () => [`(DOB ${month}-${day}-${String(year).slice(2)})`],
      () => [`born on the ${ordinal(day)} day of ${name}, ${year}`],
      () => [`born ${ordinal(day)} ${name} ${year}`],
      () => ['DATE OF BIRTH', `${month}/${day}/${year}`],
      () => [`${personBy(dice)}, b. ${month}/${day}/${year}`],
      () => [`Birthdate ${name.slice(0, 3)}. ${day}, ${year}`],
      () => ['the child was born', `on ${name} ${day}, ${year}, in Erie`],
      () => [`Date of Birth (mm/dd/yyyy): ${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}/${year}`],
      () => [`her birthday, ${name} ${day}, ${year},`],
      () => [`Fecha de nacimiento: ${month}/${day}/${year}`],
    ])();
    return { lines, kind: 'birth_date', shown: String(year) };
  },
  minor_name(dice) {
    const { given, family } = childBy(dice);
    const name = `${given} ${family}`;
    const lines = dice.one<() => string[]>([
      () => [`${name.toUpperCase()}, a minor, by her mother and next friend,`, `${personBy(dice).toUpperCase()},`],
      () => [`the juvenile, ${name}, was released to his aunt`],
      () => [`Child's name: ${given} Rose ${family}`],
      () => [`${name}, aged ${dice.integer(4, 15)}, saw the collision.`],
      () => [`${given} M. ${family}, a minor under the age of eighteen,`],
      () => [`The Guardianship of ${name}, a minor`],
      () => [`custody of the minor child, ${name}`],
      () => [`the infant plaintiff, ${name}, by his father and natural guardian`],
      () => ['Minor child          Age', `${name.padEnd(20)} ${dice.integer(2, 16)}`],
      () => [`ward: ${name}, a minor`],
    ])();
    return {
      lines,
      kind: 'minor_name',
      shown: [
        `${given[0]}.${family[0]}.`,
        `${given[0]}. ${family[0]}.`,
        `${given[0]}.R.${family[0]}.`,
        `${given[0]}.M.${family[0]}.`,
        `${given[0]}. R. ${family[0]}.`,
        `${given[0]}. M. ${family[0]}.`,
      ],
    };
  },
  home_address(dice) {
    const { address, town } = homeBy(dice);
    const person = personBy(dice);
    const lines = dice.one<() => string[]>([
      () => [`HOME ADDRESS: ${address.toUpperCase()}`],
      () => [`${person} was domiciled at ${address}, when the complaint was filed.`],
      () => [`his apartment, located at ${address},`],
      () => [`${person}, of ${address}, where she lives with her mother,`],
      () => [`The marital residence is ${address}.`],
      () => ['Residence address', address],
      () => [`Reside en ${address}.`],
      () => [`last known residence: ${address}`],
    ])();
    return { lines, kind: 'home_address', shown: [town, town.toUpperCase()] };
  },
};

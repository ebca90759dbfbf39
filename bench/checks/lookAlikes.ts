import type { Dice } from '#server/testing/unseen/dice';
import { personBy } from '#server/testing/unseen/words';
import { childBy, digits, homeBy, lead, months, streets } from './identifierWords.ts';

/** Text in documents that resembles an identifier, by type. */
export const lookAlikes: Record<string, (dice: Dice) => string[]> = {
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
      `Case No. ${dice.integer(1, 9)}:2${dice.integer(0, 6)}-cv-0${lead(dice, 4)}-ABC`,
      `No. 2${dice.integer(0, 6)}-${lead(dice, 5)}`,
      `Case Number: ${lead(dice, 9)}`,
      `Index No. ${lead(dice, 6)}/20${dice.integer(10, 26)}`,
      `Cause No. 20${dice.integer(10, 26)}-${lead(dice, 5)}`,
      `2D${dice.integer(10, 26)}-${lead(dice, 4)} and CGC-${dice.integer(10, 26)}-${lead(dice, 6)}`,
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
      `${dice.integer(100, 9900)} ${dice.one(streets)}, Oakland, CA 94612-${lead(dice, 4)}`,
      `P.O. Box ${lead(dice, 6)}, Austin, Texas 78701-${lead(dice, 4)}`,
      `Chicago, Illinois 60602`,
    ]),
  ],
  'docket entry': (dice) => [
    dice.one([
      `ECF No. ${lead(dice, 3)}-${dice.integer(1, 9)} at 12`,
      `Dkt. ${lead(dice, 3)}, PageID.${lead(dice, 5)}`,
      `Document ${lead(dice, 3)} Filed 03/04/2025 Page 3 of 12 Page ID #:${lead(dice, 4)}`,
    ]),
  ],
  'date that is not a birth date': (dice) => [
    dice.one([
      `Filed on March ${dice.integer(1, 28)}, 2024.`,
      `The collision happened on 0${dice.integer(1, 9)}/1${dice.integer(0, 9)}/2021.`,
      `Hired: June 3, ${dice.integer(1990, 2020)}; terminated May 5, 2023`,
      `He has worked there since he was discharged on April 4, ${dice.integer(1980, 2010)}.`,
      `DATED: July ${dice.integer(1, 28)}, 2025`,
      `She was born in ${dice.integer(1950, 2000)}.`,
      `Born in Toledo, he moved to Erie on May 2, 2015.`,
      `The child support order of ${months[dice.integer(0, 11)]} 9, 2019 is modified.`,
      `Date: 0${dice.integer(1, 9)}/12/2024   Time: 9:30 a.m.   Dept.: 12`,
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
      `DOB: xx/xx/${dice.integer(1950, 2010)}`,
      `Date of birth: ${dice.integer(1950, 2010)}`,
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
  'name of an adult': (dice) => [
    dice.one([
      `Their daughter, ${personBy(dice)}, age ${dice.integer(19, 60)}, testified.`,
      `${personBy(dice)}, guardian ad litem for the minor`,
      `His son ${personBy(dice)} is an engineer in Austin.`,
      `Leslie Minor, a witness, left at noon.`,
      `${personBy(dice)} made a minor correction to the form.`,
      `${personBy(dice)} is the mother of the minor child.`,
      `The damage was minor, ${personBy(dice)} said.`,
    ]),
  ],
  'amount or measurement': (dice) => [
    dice.one([
      `$${lead(dice, 3)},${digits(dice, 3)},${digits(dice, 3)}.00`,
      `Parcel No. ${lead(dice, 3)}-${digits(dice, 3)}-${digits(dice, 3)}`,
      `APN ${lead(dice, 3)}-${digits(dice, 2)}-${digits(dice, 3)}`,
      `VIN 1HGCM82633A${digits(dice, 6)}`,
      `Patent No. ${lead(dice, 1)},${digits(dice, 3)},${digits(dice, 3)}`,
      `Serial number ${lead(dice, 9)}`,
      `on account of ${lead(dice, 8)} shares`,
      `ISBN 978-0-${digits(dice, 3)}-${digits(dice, 5)}-${dice.integer(0, 9)}`,
    ]),
  ],
  'text about identifiers': (dice) => [
    dice.one([
      `Social Security benefits of $${lead(dice, 1)},${digits(dice, 3)} a month`,
      'Social Security Administration, 6401 Security Boulevard, Baltimore, MD 21235-6401',
      `Form SSA-1099 for ${dice.integer(2010, 2024)}`,
      'Her social security number is required by 42 U.S.C. § 405(c)(2).',
      'The EIN is on file with the clerk.',
      'Passport and driver’s license must be shown at the door of Room 1204.',
      'DOB: ____________',
      'Date of Birth: ___/___/_____',
      `The bank account was opened in ${dice.integer(1990, 2020)}.`,
      `Credit card debt of $${lead(dice, 2)},${digits(dice, 3)}.${digits(dice, 2)}`,
      'Alien Enemies Act of 1798',
      'No passport number was given.',
    ]),
  ],
  'other dates of a life': (dice) => {
    const date = `${dice.integer(1, 12)}/${dice.integer(1, 28)}/${dice.integer(1990, 2023)}`;
    return [
      dice.one([
        `Date of marriage: ${date}`,
        `Date of separation: ${date}`,
        `DOI: ${date}`,
        `Date of loss: ${date}`,
        `Date of death: ${date}`,
        `Date of hire ${date}`,
        `D/A: ${date}`,
        `He died on ${months[dice.integer(0, 11)]} 4, ${dice.integer(1990, 2023)}.`,
        `Date of injury: ${date}`,
      ]),
    ];
  },
  'other license': (dice) => [
    dice.one([
      `Contractor's License No. ${lead(dice, 7)}`,
      `Real estate license no. 0${lead(dice, 7)}`,
      `Medical License A${lead(dice, 5)}`,
      `License plate 7${dice.one(['ABC', 'KLM', 'XRT'])}${lead(dice, 3)}`,
      `Notary Commission No. ${lead(dice, 7)}`,
      `CSR No. ${lead(dice, 5)}`,
      `Badge No. ${lead(dice, 4)}; Employee ID ${lead(dice, 7)}`,
      `CDCR No. ${dice.one(['AB', 'BK', 'T'])}${lead(dice, 4)}`,
      `Booking No. ${lead(dice, 8)}`,
      `Bond No. ${lead(dice, 9)}`,
      `Recording No. 20${dice.integer(10, 24)}-${lead(dice, 7)}`,
    ]),
  ],
  'long number': (dice) => [
    dice.one([
      `FedEx ${lead(dice, 4)} ${digits(dice, 4)} ${digits(dice, 4)}`,
      `Control No. ${lead(dice, 16)}x`,
      `DOCUMENT ID ${lead(dice, 12)}`,
      `ISO 8601: 20240304T101200`,
      `MD5 ${digits(dice, 8)}ab${digits(dice, 8)}`,
      `Transaction ID: ${lead(dice, 10)}`,
      `Filing ID ${lead(dice, 8)}; Envelope ${lead(dice, 8)}`,
      `https://www.example.org/doc/${lead(dice, 9)}`,
    ]),
  ],
  'text about minors': (dice) => [
    dice.one([
      `the minor children of ${personBy(dice)}`,
      `${personBy(dice)}, guardian of the minor`,
      `Petition to approve a minor's compromise, filed by ${personBy(dice)}`,
      `Unaccompanied minors are housed in Texas.`,
      `Minors: none.`,
      `${personBy(dice)}, the father of the child, was present.`,
      `Deputy Clerk E. Minor`,
      `the minor's attorney, ${personBy(dice)}`,
      `${personBy(dice)} teaches children aged 7.`,
      `Minor v. ${personBy(dice).split(' ')[1]}, 88 U.S. 162 (1875)`,
    ]),
  ],
  'address that is not a home': (dice) => {
    const { address, town } = homeBy(dice);
    return [
      dice.one([
        `The collision occurred near ${address}.`,
        `${personBy(dice)} resides in ${town}.`,
        `My business address is ${address}.`,
        `United States Courthouse, ${address}`,
        `Kestrel Freight, Inc. has its office at ${address}.`,
        `Mail payments to ${address}.`,
        `Registered agent: ${personBy(dice)}, ${address}`,
        `The subject property is ${address}.`,
        `${personBy(dice)} & Oakes LLP, ${address}, Attorneys for Plaintiff`,
        `The store at ${address} was robbed.`,
        `Harborview Nursing Home, ${address}`,
        `${personBy(dice)} lived there for 12 years.`,
      ]),
    ];
  },
};

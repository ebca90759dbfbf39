import type { OathDoubts, OathProblems } from '#domain/rules/kinds/oaths/messages';
import type { OathName, OathPart } from '#domain/rules/kinds/oaths/oathParts';
import type { ProblemTexts, Texts } from '../../Catalog.ts';
import { listed } from '../words.ts';
import { partsAdded, partsNamed } from './requiredParts.ts';

const californianDeclaration =
  'Close with: "I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct. Executed on [date] at [city, state]. [signature]"';
const verificationByParty =
  'Add on its own page: "VERIFICATION. I am [party]. I have read this document and know its contents; it is true of my own knowledge, except as to matters stated on information and belief, and as to those I believe it to be true.';

/** The name of each oath, and wording to copy. */
export const oathWordings: Record<OathName, { name: string; remedy: string }> = {
  federal_declaration: {
    name: 'declaration under penalty of perjury',
    remedy:
      'Close with: "I declare under penalty of perjury that the foregoing is true and correct. Executed on [date]. [signature]" (signed abroad: "under the laws of the United States of America").',
  },
  complainant: {
    name: 'oath of the complainant',
    remedy:
      'Add: "I swear that this complaint is true to the best of my knowledge and belief. [signature] Sworn to before me on [date]. [magistrate judge]"',
  },
  habeas_petition: {
    name: 'verification of the petition',
    remedy:
      'Add: "I declare under penalty of perjury that this petition is true and correct. Executed on [date]. [signature of the petitioner or of the person acting for the petitioner]"',
  },
  california_declaration: {
    name: 'declaration under penalty of perjury',
    remedy: californianDeclaration,
  },
  california_complainant: {
    name: 'oath or declaration of the complainant',
    remedy: californianDeclaration,
  },
  new_york_affirmation: {
    name: 'affirmation under the penalties of perjury',
    remedy:
      'Close with: "I affirm this [day] day of [month, year], under the penalties of perjury under the laws of New York, which may include a fine or imprisonment, that the foregoing is true, and I understand that this document may be filed in an action or proceeding in a court of law. [signature]"',
  },
  florida_declaration: {
    name: 'declaration under penalties of perjury',
    remedy:
      'Close with: "Under penalties of perjury, I declare that I have read the foregoing [document] and that the facts stated in it are true. [date, signature]"',
  },
  illinois_certification: {
    name: 'verification by certification',
    remedy:
      'Close with: "Under penalties as provided by law pursuant to Section 1-109 of the Code of Civil Procedure, the undersigned certifies that the statements set forth in this instrument are true and correct, except as to matters stated on information and belief, which the undersigned believes to be true. [date, signature]"',
  },
  illinois_verification: {
    name: 'verification',
    remedy:
      'Add a certification under section 1-109: "Under penalties as provided by law pursuant to Section 1-109 of the Code of Civil Procedure, the undersigned certifies that the statements in this instrument are true and correct. [date, signature]"',
  },
  texas_petition: {
    name: 'oath',
    remedy:
      'Add: "My name is [name], my date of birth is [date], my address is [address]. I declare under penalty of perjury that this petition is true and correct. Executed in [county], Texas, on [date]. [signature]", or a notary’s jurat.',
  },
  california_verification: {
    name: 'verification',
    remedy: `${verificationByParty} I declare under penalty of perjury under the laws of the State of California that this is true and correct. [date, place, signature]"`,
  },
  florida_verification: {
    name: 'verification',
    remedy:
      'Close with: "Under penalty of perjury, I declare that I have read the foregoing, and the facts alleged in it are true to the best of my knowledge and belief. [date, signature]"',
  },
  verification: {
    name: 'verification',
    remedy: `${verificationByParty} [declaration under penalty of perjury, or notary’s jurat] [date, signature]"`,
  },
};

const oathParts: Record<OathPart, string> = {
  truth: 'the statement that it is true and correct',
  date: 'the date',
  place_or_california_law: 'the place of signing or the laws of California',
  affirmation: 'that it is affirmed',
  new_york_law: 'the laws of New York',
  filing_in_court: 'that it may be filed in an action or proceeding in a court of law',
  reading: 'that the signer has read it',
};
const oathPartsNamed = (parts: readonly OathPart[]) => listed(parts.map((one) => oathParts[one]));

export const oathProblems: ProblemTexts<OathProblems> = {
  'oaths.missing': ({ oath }) => {
    const { name, remedy } = oathWordings[oath];
    return { message: `No ${name} was found.`, remedy };
  },
  'oaths.document_incomplete': ({ oath, parts }) => {
    const missing = oath === null ? undefined : oathWordings[oath];
    const nothing = `Not found: ${partsNamed(parts)}.`;
    return {
      message: missing === undefined ? nothing : `No ${missing.name} was found. ${nothing}`,
      remedy: [missing?.remedy ?? [], partsAdded(parts)].flat().join(' '),
    };
  },
  'oaths.incomplete': ({ oath, lacking }) => {
    const { name, remedy } = oathWordings[oath];
    const are = lacking.length === 1 ? 'is' : 'are';
    return { message: `No complete ${name} was found (${oathPartsNamed(lacking)} ${are} missing).`, remedy };
  },
  'oaths.statements_missing': ({ oath, lacking }) => {
    const { name, remedy } = oathWordings[oath];
    return { message: `The ${name} does not state ${oathPartsNamed(lacking)}.`, remedy };
  },
  'oaths.not_in_statutory_words': ({ oath }) => ({
    message: 'The verification does not use the wording of section 1-109.',
    remedy: oathWordings[oath].remedy,
  }),
};

export const oathDoubts: Texts<OathDoubts> = {
  'oaths.answered_pleading_unseen': () => 'This document does not show whether the pleading it answers is verified.',
};

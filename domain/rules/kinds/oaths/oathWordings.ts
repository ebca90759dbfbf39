type Ask = { name: string; signs: readonly string[] };
export type OathWording = { name: string; mend: string; asks: readonly Ask[] };

const truth: Ask = { name: 'the statement that it is true and correct', signs: ['true'] };
const dated: Ask = { name: 'the date', signs: ['dated'] };

const federal: OathWording = {
  name: 'declaration under penalty of perjury',
  mend: 'Close with: "I declare under penalty of perjury that the foregoing is true and correct. Executed on [date]. [signature]" (signed abroad: "under the laws of the United States of America").',
  asks: [truth, dated],
};
const californian: OathWording = {
  name: 'declaration under penalty of perjury',
  mend: 'Close with: "I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct. Executed on [date] at [city, state]. [signature]"',
  asks: [truth, dated, { name: 'the place of signing or the laws of California', signs: ['placed', 'california'] }],
};
const byWhom =
  'Add on its own page: "VERIFICATION. I am [party]. I have read this paper and know what it says; it is true of my own knowledge, except where it is stated on information and belief, and there I believe it to be true.';

/** How oaths are worded, what each must say, and wording to copy. */
export const oathWordings = {
  federal_declaration: federal,
  complainant: {
    name: 'oath of the complainant',
    mend: 'Add: "I swear that this complaint is true to the best of my knowledge and belief. [signature] Sworn to before me on [date]. [magistrate judge]"',
    asks: [],
  },
  habeas_petition: {
    name: 'verification of the petition',
    mend: 'Add: "I declare under penalty of perjury that this petition is true and correct. Executed on [date]. [signature of the petitioner or of who acts for the petitioner]"',
    asks: [],
  },
  california_declaration: californian,
  california_complainant: { ...californian, name: 'oath or declaration of the complainant', asks: [] },
  new_york_affirmation: {
    name: 'affirmation under the penalties of perjury',
    mend: 'Close with: "I affirm this [day] day of [month, year], under the penalties of perjury under the laws of New York, which may include a fine or imprisonment, that the foregoing is true, and I understand that this document may be filed in an action or proceeding in a court of law. [signature]"',
    asks: [
      { name: 'that it is affirmed', signs: ['affirms'] },
      truth,
      { name: 'the laws of New York', signs: ['newYork'] },
      { name: 'that it may be filed in an action or proceeding in a court of law', signs: ['forCourt'] },
    ],
  },
  florida_declaration: {
    name: 'declaration under penalties of perjury',
    mend: 'Close with: "Under penalties of perjury, I declare that I have read the foregoing [document] and that the facts stated in it are true. [date, signature]"',
    asks: [{ name: 'that its maker has read it', signs: ['read'] }, truth],
  },
  illinois_certification: {
    name: 'verification by certification',
    mend: 'Close with: "Under penalties as provided by law pursuant to Section 1-109 of the Code of Civil Procedure, the undersigned certifies that the statements set forth in this instrument are true and correct, except as to matters stated on information and belief, which the undersigned believes to be true. [date, signature]"',
    asks: [],
  },
  illinois_verification: {
    name: 'verification',
    mend: 'Add a certification under section 1-109: "Under penalties as provided by law pursuant to Section 1-109 of the Code of Civil Procedure, the undersigned certifies that the statements in this instrument are true and correct. [date, signature]"',
    asks: [],
  },
  texas_petition: {
    name: 'oath',
    mend: 'Add: "My name is [name], my date of birth is [date], my address is [address]. I declare under penalty of perjury that this petition is true and correct. Executed in [county], Texas, on [date]. [signature]", or a notary’s jurat.',
    asks: [],
  },
  california_verification: {
    name: 'verification',
    mend: `${byWhom} I declare under penalty of perjury under the laws of the State of California that this is true and correct. [date, place, signature]"`,
    asks: [],
  },
  florida_verification: {
    name: 'verification',
    mend: 'Close with: "Under penalty of perjury, I declare that I have read the foregoing, and the facts alleged in it are true to the best of my knowledge and belief. [date, signature]"',
    asks: [],
  },
  verification: {
    name: 'verification',
    mend: `${byWhom} [declaration under penalty of perjury, or notary’s jurat] [date, signature]"`,
    asks: [],
  },
} satisfies Record<string, OathWording>;
export type OathName = keyof typeof oathWordings;

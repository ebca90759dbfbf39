/** Texts of any length for the time that the search for citations takes. */
export type TextWriter = (length: number) => string;

const sentences = [
  'A complaint must state a claim that is plausible on its face. Marlow Indus., Inc. v. Tern Harbor Auth., 512 U.S. 344, 351-52 (1994). ',
  'Nothing in the record shows that the notice was ever sent, and the witness who kept the book of the harbor for eleven years could not say who would have sent it, or when, or to which of the two addresses that the company had given. ',
  'The district court read the statute otherwise, and the parties have briefed the question at some length. ',
  'Id. at 355. The rule is the same in this circuit. See Okafor v. Brandt, 88 F.4th 612, 618 (9th Cir. 2023) (holding that notice was due). ',
  'Nothing in 42 U.S.C. § 1983 or in 29 C.F.R. § 1910.134(a)(2) says that a notice that arrives late is no notice at all. ',
  'Okafor, 88 F.4th at 620. Defendants answer that the contract was never signed, but they paid under it for nine years. ',
  'See also In re Quillfeather Tr., 61 Cal. App. 5th 118, 124, 275 Cal. Rptr. 3d 440 (2021); Brandt, supra, at 622. ',
  'On March 3, 2021, at 10:30 a.m., the parties met at 1450 S.W. 12th Street, and nobody took minutes of what was said. ',
  'It is said that the company knew all the same, because its agent had been seen at the pier in the week before the hearing; but a person who is seen at a pier has not been told what will be decided in a room three streets away. ',
  'The Authority’s own rules ask for a letter, a receipt and ten days, and they ask for them in that order, so that whoever has to pay for the dredging can come and say why he should not, or why he should pay less than his neighbor. ',
  'Defs.’ Mot. at 27; Dkt. 61 at 4; Compl. ¶ 18. The motion was denied on the 14th day after it had been filed. ',
];

/** One citation in some two hundred and fifty characters, as many as a brief in a court of appeals has. */
export function writeBrief(length: number): string {
  let text = '';
  for (let turn = 0; text.length < length; turn++)
    text += sentences[turn % sentences.length] + (turn % 5 === 4 ? '\n' : '');
  return text.slice(0, length);
}

const repeat =
  (part: string): TextWriter =>
  (length) =>
    part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Texts that make a careless search scan back or ahead without limit. */
export const growingTexts: readonly (readonly [string, TextWriter])[] = [
  ['a brief', writeBrief],
  ['open parentheses', repeat('(')],
  ['v. and v. again', repeat('v. ')],
  ['digits', repeat('1234567890')],
  ['numbers', repeat('12 ')],
  ['one citation after another', repeat('1 U.S. 1 ')],
  ['citations in parentheses never closed', repeat('1 U.S. 1 (2000) (')],
  ['pin cites without end', repeat('1 U.S. 1, 2, 3, 4, 5, 6, 7, 8, 9, ')],
  ['section signs', repeat('§ ')],
  ['codes without sections', repeat('Cal. Code Ann. § ')],
  ['id. and id. again', repeat('Id. ')],
  ['supra and supra again', repeat('Foo, supra, ')],
  [
    'short forms of one volume',
    (length) => `${repeat('Roe v. Moe, 1 F.2d 7. ')(length / 2)}${repeat('Roe, 1 F.2d at 9. ')(length / 2)}`,
  ],
  ['many decisions, many shorts', manyDecisions],
  ['capitals', repeat('A B C D E F ')],
  ['names without end', repeat('Alpha Beta & Gamma, Inc. ')],
  ['line ends', repeat('\n')],
  ['page numbers', repeat('\n\n12\n\n')],
  ['hyphens at line ends', repeat('a-\n')],
  ['spaces', repeat(' ')],
  ['names at pages', (length) => `Foo v. Bar, 1 U.S. 1. ${repeat('Foo at 2, ')(length)}`],
  ['blanks for pages', repeat('1 U.S. ____, ')],
  ['docket numbers', repeat('Foo v. Bar, No. 18-1234, ')],
];

function manyDecisions(length: number): string {
  let text = '';
  for (let turn = 1; text.length < length; turn++) {
    text += `Alba${turn % 977} v. Bron${turn % 991}, ${turn % 900} F.3d ${turn}. Alba${turn % 977}, ${turn % 900} F.3d at ${turn}. Bron${turn % 991}, supra. Id. at ${turn}. `;
  }
  return text.slice(0, length);
}

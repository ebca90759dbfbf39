import { openRandom } from '#server/seed/plan/random';
import { type PleadingLine, writePleading } from '#server/seed/pleadingPdf';

const linesEach = 25;
const lettersEach = 78;
const words =
  'the court finds that plaintiff and defendant agreed on March 17, 2026 to pay $1,200.00 for goods delivered under the contract of sale, see Exhibit A, and that no payment was made when it fell due on April 1, 2026, as Civil Code section 1717 requires; counsel for the defendant admits receipt of the invoice, denies liability, and moves to strike paragraph 12 of the complaint on the ground of Rule 12(b)(6)'.split(
    ' ',
  );

/** A brief of this many full pages on pleading paper; the same number always produces the same file. */
export function writeLongFiling(pages: number): Uint8Array {
  const random = openRandom(pages);
  const line = (): PleadingLine => {
    let text = random.pick(words);
    for (let next = random.pick(words); text.length + next.length < lettersEach; next = random.pick(words))
      text += ` ${next}`;
    return { text };
  };
  const caption = [
    'SUPERIOR COURT OF CALIFORNIA',
    'COUNTY OF ALDER',
    'JANE ROE, Plaintiff, v. ACME, INC., Defendant.',
    'Case No. 26CV00431',
    'MEMORANDUM OF POINTS AND AUTHORITIES',
  ];
  const sheets = Array.from({ length: pages }, (_, index) => ({
    footer: 'MEMORANDUM OF POINTS AND AUTHORITIES',
    lines: [
      ...(index === 0 ? caption.map((text): PleadingLine => ({ text, align: 'center' })) : []),
      ...Array.from({ length: linesEach - (index === 0 ? caption.length : 0) }, line),
    ],
  }));
  return new Uint8Array(writePleading(sheets, 'Memorandum'));
}

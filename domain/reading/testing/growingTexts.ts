const sentence =
  'The court granted the motion of the plaintiff and denied that of Acme, Inc. for $1,200.00 on March 17, 2026. ';
const caption =
  'IN THE SUPERIOR COURT OF CALIFORNIA\nCOUNTY OF ALDER\n\nJANE ROE, Plaintiff,\nv.\nACME, INC., Defendant.\n\nCase No. 26CV00431\n\nCOMPLAINT FOR DAMAGES\n\n';

/** What a text can be made of from end to end, to be read in time that grows no faster than the text. */
const parts = {
  'one endless line': sentence,
  'one endless word': 'abcdefghijklmnop',
  'one endless number': '1234567890',
  'one endless rule': '_',
  'one endless hyphen': '-',
  'one endless bracket': '(',
  'lines of two letters': 'ab\n',
  'paragraphs of two letters': 'ab\n\n',
  'letters alone': 'a ',
  captions: caption,
  'lines of capitals': 'SMITH\n',
  'names in capitals': 'SMITH and ',
  'names and commas': 'Smith, ',
  'dollar signs': '$ ',
  'sums in lines': '$1,000\n',
  'sums with what they are for': 'the sum of $1,000.00 for rent, ',
  versus: 'v. ',
  'versus in lines': 'v.\n',
  'case names': 'Roe v. Doe, ',
  dots: '. ',
  'dots of a table of contents': 'I. ARGUMENT ........................................ 4\n',
  tabs: 'a\t',
  'wide gaps': 'a          b          c\n',
  'closing brackets in lines': ')\n',
  signatures: '/s/ ',
  'signatures in lines': '/s/ Jane Roe\n',
  'blanks to fill in': 'By: ____________________\n',
  dates: 'March 17, 2026 ',
  'dates in lines': 'Dated: March 17, 2026\n',
  'dates in numbers': '3/17/2026 ',
  times: 'at 9:00 a.m. in Department 7 ',
  hearings: 'Hearing Date: March 17, 2026 Time: 9:00 a.m. Dept. 7 ',
  'case numbers': 'Case No. 1:20-cv-00123 ',
  'case numbers in lines': 'No. 26CV00431\n',
  'section signs': '§ ',
  statutes: '42 U.S.C. § 1983, ',
  rules: 'Fed. R. Civ. P. 12(b)(6), ',
  exhibits: 'Exhibit A ',
  'exhibits in lines': 'EXHIBIT A\n',
  lawyers: 'Jane Roe (SBN 123456)\n',
  'lawyers with addresses':
    'Jane Roe (SBN 123456)\nROE & DOE LLP\n12 Alder Street\nAlder, CA 90001\n(555) 555-0100\njane@example.com\nAttorney for Plaintiff\n',
  firms: 'ROE & DOE, LLP ',
  'e-mail addresses': 'a@example.com ',
  services: 'I served by mail on the parties. ',
  'services in lines': 'CERTIFICATE OF SERVICE\nI served Jane Roe by mail on March 17, 2026.\n',
  courts: 'SUPERIOR COURT OF ',
  'courts in lines': 'UNITED STATES DISTRICT COURT\n',
  judges: 'Hon. Jane Roe ',
  'judges in lines': 'Judge: Hon. Jane Roe\n',
  stamps: 'FILED\n',
  titles: 'MOTION TO DISMISS ',
  'titles in lines': 'MOTION TO DISMISS\n',
  'causes of action': 'FIRST CAUSE OF ACTION\n(Negligence)\n',
  prayers: 'WHEREFORE, Plaintiff prays for judgment in the sum of $1,000. ',
  'numbered paragraphs': `1. ${sentence}\n\n`,
  'lettered prayers': 'A. For damages according to proof;\n',
  'demands for a jury': 'Plaintiff demands a trial by jury. ',
  'related cases': 'related to Case No. 26CV00431, ',
  roles: 'Plaintiff, ',
  minors: 'A.B., a minor, by and through ',
  'other names': 'a/k/a ',
  'in the matter of': 'In the Matter of\n',
  'et al.': 'et al. ',
  'quotation marks': '“a” ',
  Russian: 'Суд ',
  Hebrew: 'בית משפט ',
  'signs of no alphabet': '😀 ',
  'the little words': 'of the ',
} as const;

/** What a text can name ever again, so that nothing read before is met again. */
const counted: Record<string, (count: number) => string> = {
  'ever new sums': (count) => `Plaintiff paid $${count}.00 for goods of lot ${count}. `,
  'ever new statutes': (count) => `42 U.S.C. § ${count}, `,
  'ever new exhibits': (count) => `EXHIBIT ${count}\n\n`,
  'ever new lawyers': (count) =>
    `${nameOf(count)} ROE (SBN ${100_000 + count})\n${nameOf(count)} LAW OFFICE\nAttorney for Plaintiff\n\n`,
  'ever new signatures': (count) => `/s/ Jane ${nameOf(count)}\nJane ${nameOf(count)}\n\n`,
  'ever new parties': (count) => `${nameOf(count).toUpperCase()} CORP., Plaintiff,\nv.\n`,
  'ever new case names': (count) => `${nameOf(count)} v. ${nameOf(count + 1)}, `,
  'ever new related cases': (count) => `This case is related to Case No. 26CV${10_000 + count}. `,
  'ever new claims': (count) => `${count}TH CAUSE OF ACTION\n(Breach of ${nameOf(count)})\n\n`,
  'ever new sentences': (count) => `Plaintiff alleges that defendant ${nameOf(count)} breached the contract. `,
  'ever new services': (count) => `I served ${nameOf(count)} Doe by mail on March ${1 + (count % 28)}, 2026.\n`,
};

/** A name of letters alone, another one for each number. */
function nameOf(count: number): string {
  const letters = [...count.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
  return `X${letters.join('')}`;
}

function writeCounted(part: (count: number) => string, length: number): string {
  const written: string[] = [];
  for (let count = 1, left = length; left > 0; count++) {
    const one = part(count);
    written.push(one);
    left -= one.length;
  }
  return written.join('');
}

/** For each, how to write a text of about this many characters. */
export const growingTexts: readonly (readonly [name: string, write: (length: number) => string])[] = [
  ...Object.entries(parts).map(
    ([name, part]) => [name, (length: number) => part.repeat(Math.ceil(length / part.length))] as const,
  ),
  ...Object.entries(counted).map(([name, part]) => [name, (length: number) => writeCounted(part, length)] as const),
];

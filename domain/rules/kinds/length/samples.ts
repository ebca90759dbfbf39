import type { Part } from '#domain/documentFacts/Part';
import type { CheckForum } from '../../checks/Submission.ts';
import type { RuleSamples, SampleDocument } from '../Sample.ts';

const rule = (id: string, passes: RuleSamples['passes'], fails: RuleSamples['fails']): RuleSamples => ({
  rule: id,
  passes,
  fails,
});

const head = (title: string) => `UNITED STATES COURT

DREW SPECIMEN,                     )   Case No. 26-1234
               Plaintiff,          )
     v.                            )   ${title}
EXAMPLE FOODS, INC.,               )
               Defendant.          )`;
const closing = 'Respectfully submitted,\n\n/s/ Robin Sample\nRobin Sample\nAttorney for Plaintiff';
const counted = (words: number) =>
  `CERTIFICATE OF COMPLIANCE\n\nI certify that this paper contains ${words.toLocaleString('en-US')} words.\n\n/s/ Robin Sample`;

/** A document of this many pages, signed on the last. */
function ofPages(title: string, count: number): SampleDocument {
  const body = Array.from(
    { length: count - 2 },
    (_, index) => `The argument goes on, on sheet ${index + 2} of the paper.`,
  );
  return { is: `${title.toLowerCase()} of ${count} pages`, text: [head(title), ...body, closing].join('\f') };
}

type Words = { stated?: number; forum?: Partial<CheckForum>; pages?: number };

/** A document of this many words, with what it certifies of them. */
function ofWords(title: string, words: number, { stated, forum, pages = 1 }: Words = {}): SampleDocument {
  const certificate = stated === undefined ? '' : `\n\n${counted(stated)}`;
  return {
    is: `${title.toLowerCase()} of ${words} words${stated === undefined ? '' : ` that states ${stated}`}`,
    text: `${head(title)}\n\nThe paper argues for what it asks, and says why the court should order it.${'\fIt goes on.'.repeat(pages - 1)}\n\n${closing}${certificate}`,
    facts: { words: { body: words, all: words + 400 } },
    ...(forum ? { forum } : {}),
  };
}

const attached = (from: number, to: number): Part => ({
  doc_type: null,
  title: 'Exhibit A',
  role: 'attached',
  pages: [from, to],
  evidence: [],
});
const lead = (to: number): Part => ({ doc_type: 'brief', title: null, role: 'lead', pages: [1, to], evidence: [] });

type Limit = { certified?: boolean; forum?: Partial<CheckForum>; pages?: number; surely?: number };

/** A document under the limit, one over it by the portal’s count, and one over it by its own. `surely`: the limit at every stage. */
function words(id: string, title: string, limit: number, asked: Limit = {}): RuleSamples {
  const { certified, forum, pages, surely = limit } = asked;
  const more: Words = { ...(forum ? { forum } : {}), ...(pages === undefined ? {} : { pages }) };
  const few = Math.round(0.9 * surely);
  return rule(
    id,
    [ofWords(title, few, certified ? { ...more, stated: few } : more)],
    [
      ofWords(title, Math.round(1.3 * limit), { ...more, stated: limit }),
      ofWords(title, Math.round(1.02 * limit), { ...more, stated: limit + 300 }),
    ],
  );
}

const commercial = { court_name: 'Supreme Court of the State of New York, Commercial Division' };
const memorandum = 'MEMORANDUM OF LAW IN SUPPORT OF MOTION TO COMPEL';
const replyMemorandum = 'REPLY MEMORANDUM IN SUPPORT OF MOTION TO COMPEL';
const judgment = 'MOTION FOR SUMMARY JUDGMENT';

export const lengthSamples: readonly RuleSamples[] = [
  rule(
    'FD-LR-NDCA-03',
    [ofPages(memorandum, 25), ofPages(replyMemorandum, 15)],
    [ofPages(memorandum, 31), ofPages(replyMemorandum, 20)],
  ),
  rule('FD-LR-CASD-01', [ofPages(memorandum, 24)], [ofPages(memorandum, 31), ofPages(replyMemorandum, 14)]),
  rule('FD-LR-SDFL-02', [ofPages('MOTION TO DISMISS', 20)], [ofPages('MOTION TO DISMISS', 25)]),
  rule('FD-LR-NDIL-01', [ofPages(memorandum, 15)], [ofPages(memorandum, 21)]),
  rule(
    'FD-LR-NDTX-02',
    [ofPages(memorandum, 25), ofPages(`BRIEF IN SUPPORT OF ${judgment}`, 40)],
    [ofPages(memorandum, 31), ofPages(replyMemorandum, 15)],
  ),
  rule(
    'FD-LR-EDTX-01',
    [ofPages(judgment, 30), ofPages('MOTION TO COMPEL', 15)],
    [ofPages(judgment, 35), ofPages('MOTION TO COMPEL', 22)],
  ),
  rule(
    'FD-LR-WDTX-01',
    [ofPages('MOTION TO DISMISS', 20), ofPages('MOTION TO COMPEL', 10)],
    [ofPages('MOTION TO DISMISS', 26), ofPages('MOTION TO COMPEL', 16)],
  ),
  rule(
    'US-LEN-05',
    [ofPages('PETITION FOR A WRIT OF CERTIORARI', 38)],
    [ofPages('PETITION FOR A WRIT OF CERTIORARI', 52)],
  ),
  rule(
    'CA-MOT-02',
    [
      ofPages('MEMORANDUM OF POINTS AND AUTHORITIES', 16 - 1),
      ofPages(`MEMORANDUM OF POINTS AND AUTHORITIES IN SUPPORT OF ${judgment}`, 20),
    ],
    [ofPages('MEMORANDUM OF POINTS AND AUTHORITIES', 24)],
  ),
  rule('CA-MOT-03', [ofPages('REPLY MEMORANDUM', 10)], [ofPages('REPLY MEMORANDUM', 18)]),
  rule(
    'CA-APP-ATT-01',
    [{ is: 'a brief with eight pages attached', facts: { parts: [lead(20), attached(21, 28)] } }],
    [{ is: 'a brief with fourteen pages attached', facts: { parts: [lead(20), attached(21, 34)] } }],
  ),
  rule('BIA-LEN-01', [ofPages('BRIEF FOR RESPONDENT', 25)], [ofPages('BRIEF FOR RESPONDENT', 33)]),

  rule(
    'FD-LR-NY-02',
    [ofWords(memorandum, 8000, { stated: 8000 }), ofWords(replyMemorandum, 3200, { stated: 3200 })],
    [
      ofWords(memorandum, 11_000, { stated: 8700 }),
      ofWords(memorandum, 8800, { stated: 8900 }),
      ofWords(replyMemorandum, 5000, { stated: 3400 }),
      ofWords(memorandum, 6000),
    ],
  ),
  words('FD-LR-CDCA-03', memorandum, 7000, { certified: true }),
  words('FA-LEN-01', 'BRIEF OF APPELLANT', 13_000, { pages: 60 }),
  words('FA-LEN-02', 'REPLY BRIEF OF APPELLANT', 6500, { pages: 30 }),
  words('FA-LEN-03', 'BRIEF OF APPELLANT', 14_000),
  words('FA-LEN-04', 'BRIEF OF AMICUS CURIAE', 6500),
  words('FA-LEN-08', 'BRIEF OF AMICUS CURIAE', 7000),
  words('FA-LEN-05', 'MOTION TO DISMISS APPEAL', 5200),
  words('FA-LEN-06', 'PETITION FOR A WRIT OF MANDAMUS', 7800),
  words('FA-LEN-07', 'PRINCIPAL BRIEF ON CROSS-APPEAL', 15_300, { surely: 6500 }),
  words('US-LEN-01', 'PETITION FOR A WRIT OF CERTIORARI', 9000),
  words('US-LEN-02', 'REPLY BRIEF', 6000, { surely: 3000 }),
  words('US-LEN-03', 'BRIEF FOR PETITIONER', 13_000),
  words('US-LEN-04', 'BRIEF OF AMICUS CURIAE', 9000, { surely: 6000 }),
  words('CA-APP-LEN-01', 'OPENING BRIEF', 14_000),
  words('CA-APP-LEN-02', 'OPENING BRIEF', 25_500),
  words('CA-APP-LMT-01', 'OPENING BRIEF', 6800, { forum: { court_name: 'Appellate Division of the Superior Court' } }),
  words('CA-SUP-LEN-01', 'PETITION FOR REVIEW', 8400, { certified: true }),
  words('CA-SUP-LEN-02', 'OPENING BRIEF ON THE MERITS', 14_000),
  words('NY-MOT-01', memorandum, 7000, { certified: true }),
  words('NY-MOT-03', memorandum, 7000, { certified: true, forum: commercial }),
  words('NY-APP-LEN-01', 'BRIEF FOR APPELLANT', 14_000),
  words('NY-APP-LEN-02', 'REPLY BRIEF', 7000),
  words('NY-CTA-LEN-01', 'BRIEF FOR APPELLANT', 14_000, { certified: true }),
  words('TX-APP-LEN-01', 'BRIEF OF APPELLANT', 15_000),
  words('TX-APP-LEN-02', 'PETITION FOR REVIEW', 4500),
  words('FL-APP-LEN-01', 'INITIAL BRIEF', 13_000, { pages: 60 }),
  words('FL-APP-LEN-02', 'ANSWER BRIEF AND INITIAL BRIEF ON CROSS-APPEAL', 22_000, { surely: 4000 }),
  words('FL-APP-LEN-03', 'JURISDICTIONAL BRIEF', 2500, { pages: 12 }),
  words('FL-APP-LEN-04', 'INITIAL BRIEF', 25_000),
  words('IL-APP-LEN-01', 'BRIEF OF APPELLANT', 15_000, { pages: 70 }),
];

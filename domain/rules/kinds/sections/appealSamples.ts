import { courts, type TypedDocument, typeDocument } from '../../testing/typedPages.ts';
import type { RuleSamples, SampleDocument } from '../Sample.ts';

const sample = (is: string, document: TypedDocument): SampleDocument => ({ is, text: typeDocument(document) });
/** A document of headed parts, each with a sentence. */
const parts = (...headings: string[]): string =>
  headings
    .map(
      (heading) =>
        `${heading}\n\nThe contract was signed in March and broken in April, as the record shows, and nobody says otherwise.`,
    )
    .join('\n\n');
const rule = (id: string, document: TypedDocument, headings: string[], lacking: string[], also = ''): RuleSamples => ({
  rule: id,
  passes: [sample('one with all its parts', { ...document, body: `${parts(...headings)}\n\n${also}` })],
  fails: [
    sample('one that lacks some', {
      ...document,
      body: `${parts(...headings.filter((one) => !lacking.includes(one)))}\n\n${also}`,
    }),
    sample('a letter in place of a brief', {
      ...document,
      body: 'The judgment should be reversed, since the contract was never signed by anybody who could bind the company, and the jury was told otherwise by the judge.',
    }),
  ],
});
/** A rule that asks for more of a long document. */
const orLong = ({ rule: id, passes, fails }: RuleSamples, lacks: SampleDocument): RuleSamples => ({
  rule: id,
  passes,
  fails: [...fails, { ...lacks, facts: { words: { all: 2600, body: 2400 } } }],
});
const opening = (court: string): TypedDocument => ({ court, title: "APPELLANT'S OPENING BRIEF" });
const usual = [
  'TABLE OF CONTENTS',
  'TABLE OF AUTHORITIES',
  'JURISDICTIONAL STATEMENT',
  'STATEMENT OF THE ISSUES',
  'STATEMENT OF THE CASE',
  'SUMMARY OF THE ARGUMENT',
  'ARGUMENT',
  'CONCLUSION',
];
const petition = [
  'QUESTIONS PRESENTED',
  'PARTIES TO THE PROCEEDING',
  'TABLE OF CONTENTS',
  'TABLE OF AUTHORITIES',
  'OPINIONS BELOW',
  'JURISDICTION',
  'CONSTITUTIONAL PROVISIONS INVOLVED',
  'STATEMENT OF THE CASE',
  'REASONS FOR GRANTING THE PETITION',
  'CONCLUSION',
  'APPENDIX',
];
const merits = [...petition.filter((one) => !one.startsWith('REASONS')), 'SUMMARY OF ARGUMENT', 'ARGUMENT'];
const texan = [
  'IDENTITY OF PARTIES AND COUNSEL',
  'TABLE OF CONTENTS',
  'INDEX OF AUTHORITIES',
  'STATEMENT OF THE CASE',
  'ISSUES PRESENTED',
  'STATEMENT OF FACTS',
  'SUMMARY OF THE ARGUMENT',
  'ARGUMENT',
  'PRAYER',
  'APPENDIX',
];

/** Parts of documents on appeal: there, and not. */
export const appealSectionSamples: readonly RuleSamples[] = [
  rule('FA-SEC-01', opening(courts.circuit), usual, ['JURISDICTIONAL STATEMENT', 'SUMMARY OF THE ARGUMENT']),
  rule(
    'FA-SEC-02',
    { court: courts.circuit, title: 'BRIEF OF AMICUS CURIAE SAMPLE SOCIETY' },
    ['INTEREST OF AMICUS CURIAE', 'TABLE OF CONTENTS', 'TABLE OF AUTHORITIES', 'ARGUMENT'],
    ['TABLE OF AUTHORITIES'],
    "No party's counsel authored this brief in whole or in part, and no person other than amicus paid for it.",
  ),
  {
    rule: 'FA-NOA-01',
    passes: [
      sample('a notice that says who appeals from what to where', {
        title: 'NOTICE OF APPEAL',
        body: 'Notice is given that Plaintiff Drew Specimen appeals to the United States Court of Appeals for the Ninth Circuit from the judgment\nentered on October 1, 2026.',
      }),
    ],
    fails: [
      sample('a notice that does not say from what', {
        title: 'NOTICE',
        body: 'Please take notice that the Plaintiff is not content with what has been done in this case so far and means to have it looked at again by somebody else, at a higher place.',
      }),
    ],
  },
  orLong(
    rule('US-SEC-01', { court: courts.highest, title: 'PETITION FOR A WRIT OF CERTIORARI' }, petition, [
      'OPINIONS BELOW',
      'REASONS FOR GRANTING THE PETITION',
    ]),
    sample('a long petition without tables', {
      court: courts.highest,
      title: 'PETITION FOR A WRIT OF CERTIORARI',
      body: parts(...petition.filter((one) => !one.startsWith('TABLE'))),
    }),
  ),
  orLong(
    rule('US-SEC-03', { court: courts.highest, title: 'BRIEF FOR PETITIONER' }, merits, ['SUMMARY OF ARGUMENT']),
    sample('a long brief without tables', {
      court: courts.highest,
      title: 'BRIEF FOR PETITIONER',
      body: parts(...merits.filter((one) => !one.startsWith('TABLE'))),
    }),
  ),
  {
    rule: 'US-DUE-01',
    passes: [
      sample('a petition with the day of judgment', {
        court: courts.highest,
        title: 'PETITION FOR A WRIT OF CERTIORARI',
        body: 'JURISDICTION\n\nThe judgment of the court of appeals was entered on August 4, 2026.',
      }),
    ],
    fails: [
      sample('a petition without it', {
        court: courts.highest,
        title: 'PETITION FOR A WRIT OF CERTIORARI',
        body: 'JURISDICTION\n\nThis Court may hear the case under the statute on certiorari, and the petitioner asks that it do so, since the circuits do not agree on the matter.',
      }),
    ],
  },
  rule(
    'CA-APP-SEC-01',
    opening(courts.californiaAppeal),
    [
      'TABLE OF CONTENTS',
      'TABLE OF AUTHORITIES',
      'STATEMENT OF THE CASE',
      'STATEMENT OF APPEALABILITY',
      'STATEMENT OF FACTS',
      'ARGUMENT',
    ],
    ['TABLE OF AUTHORITIES', 'STATEMENT OF APPEALABILITY'],
  ),
  rule(
    'CA-SUP-SEC-01',
    { court: 'IN THE SUPREME COURT OF CALIFORNIA', title: 'PETITION FOR REVIEW' },
    ['ISSUES PRESENTED', 'WHY REVIEW SHOULD BE GRANTED', 'ARGUMENT'],
    ['ISSUES PRESENTED'],
    'No petition for rehearing was filed.',
  ),
  rule(
    'NY-APP-SEC-01',
    opening(courts.newYorkAppeal),
    ['TABLE OF CONTENTS', 'TABLE OF AUTHORITIES', 'QUESTIONS PRESENTED', 'NATURE OF THE CASE', 'ARGUMENT'],
    ['QUESTIONS PRESENTED'],
    'STATEMENT PURSUANT TO CPLR 5531',
  ),
  rule(
    'NY-CTA-SEC-01',
    { ...opening('COURT OF APPEALS OF THE STATE OF NEW YORK'), title: 'BRIEF FOR APPELLANT' },
    [
      'TABLE OF CONTENTS',
      'TABLE OF AUTHORITIES',
      'QUESTIONS PRESENTED',
      'STATUS OF RELATED LITIGATION',
      'JURISDICTION',
      'ARGUMENT',
    ],
    ['QUESTIONS PRESENTED'],
    'The question was preserved at page 41 of the record.',
  ),
  rule('TX-APP-SEC-01', { court: courts.texasAppeal, title: "APPELLANT'S BRIEF" }, texan, [
    'IDENTITY OF PARTIES AND COUNSEL',
    'PRAYER',
  ]),
  rule(
    'TX-SUP-SEC-01',
    { court: 'IN THE SUPREME COURT OF TEXAS', title: 'PETITION FOR REVIEW' },
    [...texan, 'STATEMENT OF JURISDICTION'],
    ['STATEMENT OF JURISDICTION', 'SUMMARY OF THE ARGUMENT'],
  ),
  rule(
    'FL-APP-SEC-01',
    { court: courts.floridaAppeal, title: 'INITIAL BRIEF OF APPELLANT' },
    [
      'TABLE OF CONTENTS',
      'TABLE OF CITATIONS',
      'STATEMENT OF THE CASE AND FACTS',
      'SUMMARY OF ARGUMENT',
      'ARGUMENT',
      'CONCLUSION',
    ],
    ['SUMMARY OF ARGUMENT'],
    'CERTIFICATE OF SERVICE\n\nI certify that on November 2, 2026, I served this brief on counsel by e-mail.\n\nCERTIFICATE OF COMPLIANCE\n\nThis brief complies with the word limit and contains 4,980 words.',
  ),
  rule(
    'IL-APP-SEC-01',
    { court: courts.illinoisAppeal, title: 'BRIEF OF PLAINTIFF-APPELLANT' },
    [
      'POINTS AND AUTHORITIES',
      'NATURE OF THE CASE',
      'ISSUES PRESENTED FOR REVIEW',
      'JURISDICTION',
      'STATEMENT OF FACTS',
      'ARGUMENT',
      'CONCLUSION',
      'APPENDIX',
    ],
    ['NATURE OF THE CASE', 'APPENDIX'],
  ),
  rule(
    'IL-SUP-SEC-01',
    { court: 'IN THE SUPREME COURT OF ILLINOIS', title: 'PETITION FOR LEAVE TO APPEAL' },
    [
      'PRAYER FOR LEAVE TO APPEAL',
      'JUDGMENT BELOW',
      'POINTS RELIED UPON FOR REVERSAL',
      'STATEMENT OF FACTS',
      'ARGUMENT',
      'APPENDIX',
    ],
    ['POINTS RELIED UPON FOR REVERSAL'],
  ),
];

import type { CaseData, Forum } from './CaseData.ts';
import type { Caption, CaptionLine } from './DraftDocument.ts';
import { blank } from './DraftDocument.ts';
import { type Filler, isCook } from './Filler.ts';
import { filerLines, partyLines, type Side } from './parties.ts';

/** The caption that the forum's courts require, with the document's title in its place. */
export function captionOf(filler: Filler, data: CaseData, title: string, side: Side): Caption {
  return captions[filler.forum](filler, data, title, side);
}

/** Documents in California, including its federal districts, have numbered lines and the filer's block at the top. */
export function isPleadingPaper(filler: Filler): boolean {
  return filler.forum === 'California' || (filler.forum === 'Federal' && /california/i.test(filler.text('district')));
}

type Compose = (filler: Filler, data: CaseData, title: string, side: Side) => Caption;

const captions: Record<Forum, Compose> = {
  /** Cal. Rules of Court, rule 2.111: the filer from line 1, the court on line 8, the case from line 11. */
  California: (filler, data, title, side) => ({
    style: 'ruled',
    filer: filerLines(filler, data, side, 'SBN'),
    head: [
      'SUPERIOR COURT OF THE STATE OF CALIFORNIA',
      `COUNTY OF ${countyOf(filler)}`,
      ...upper(filler.maybe('division')),
    ],
    headAlign: 'center',
    left: partyLines(filler, 'v.'),
    right: [
      { text: `Case No. ${filler.text('case_number')}` },
      { text: title, bold: true, gapBefore: true },
      ...juryLines(filler),
      ...limitLines(filler),
      ...judgeLines(filler),
      ...hearingLines(filler),
    ],
    below: [],
  }),

  /** CPLR 2101(c): court, venue, title of the action, nature of the document and index number. */
  'New York': (filler, _data, title) => ({
    style: 'dashes',
    filer: [],
    head: ['SUPREME COURT OF THE STATE OF NEW YORK', `COUNTY OF ${countyOf(filler)}`],
    headAlign: 'left',
    left: partyLines(filler, '- against -'),
    right: [
      { text: `Index No. ${filler.text('case_number')}` },
      { text: title, bold: true, gapBefore: true },
      ...juryLines(filler),
      ...judgeLines(filler),
    ],
    below: [],
  }),

  /** The cause number above the style of the case, with columns separated by § (Tex. R. Civ. P. 21, 79). */
  Texas: (filler, _data, title) => ({
    style: 'section',
    filer: [],
    head: [`CAUSE NO. ${filler.text('case_number')}`],
    headAlign: 'center',
    left: partyLines(filler, 'v.'),
    right: [
      { text: 'IN THE DISTRICT COURT OF' },
      { text: `${countyOf(filler)} COUNTY, TEXAS`, gapBefore: true },
      { text: `${filler.text('judicial_district').toUpperCase()} JUDICIAL DISTRICT`, gapBefore: true },
    ],
    below: [title, ...juryLines(filler).map(({ text }) => text)],
  }),

  /** Fla. R. Gen. Prac. & Jud. Admin. 2.520; Fla. R. Civ. P. 1.100(c). */
  Florida: (filler, _data, title) => ({
    style: 'slash',
    filer: [],
    head: [
      `IN THE CIRCUIT COURT OF THE ${filler.text('circuit').toUpperCase()} JUDICIAL CIRCUIT`,
      `IN AND FOR ${countyOf(filler)} COUNTY, FLORIDA`,
    ],
    headAlign: 'center',
    left: partyLines(filler, 'v.'),
    right: [
      { text: `CASE NO.: ${filler.text('case_number')}` },
      ...upper(filler.maybe('division')).map((text) => ({ text: `DIVISION: ${text}`, gapBefore: true })),
      ...judgeLines(filler),
    ],
    below: [title, ...juryLines(filler).map(({ text }) => text)],
  }),

  /** Ill. S. Ct. R. 131(c). Cook County is a separate circuit. */
  Illinois: (filler, _data, title) => ({
    style: 'paren',
    filer: [],
    head: [
      isCook(filler)
        ? 'IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS'
        : `IN THE CIRCUIT COURT OF THE ${filler.text('circuit').toUpperCase()} JUDICIAL CIRCUIT`,
      ...(isCook(filler) ? [] : [`${countyOf(filler)} COUNTY, ILLINOIS`]),
      ...upper(filler.maybe('division')),
    ],
    headAlign: 'center',
    left: partyLines(filler, 'v.'),
    right: [{ text: `Case No. ${filler.text('case_number')}` }, ...judgeLines(filler)],
    below: [title, ...juryLines(filler).map(({ text }) => text)],
  }),

  /** Fed. R. Civ. P. 10(a): court, title, file number and kind of pleading. */
  Federal: (filler, data, title, side) => ({
    style: isPleadingPaper(filler) ? 'ruled' : 'paren',
    filer: isPleadingPaper(filler) ? filerLines(filler, data, side, 'SBN') : [],
    head: ['UNITED STATES DISTRICT COURT', filler.text('district').toUpperCase(), ...upper(filler.maybe('division'))],
    headAlign: 'center',
    left: partyLines(filler, 'v.'),
    right: [
      { text: `Case No. ${filler.text('case_number')}` },
      { text: title, bold: true, gapBefore: true },
      ...juryLines(filler),
      ...judgeLines(filler),
      ...hearingLines(filler),
    ],
    below: [],
  }),
};

/** The name of the county without `County`, in capitals. Users enter `Alder County` or `County of Alder`. */
function countyOf(filler: Filler): string {
  const county = filler.maybe('county');
  return county ? county.replace(/^county of\s+|\s+county$/i, '').toUpperCase() : blank;
}

/** A jury is also demanded on the face of the document (Fed. R. Civ. P. 38(b)(1)). */
function juryLines(filler: Filler): CaptionLine[] {
  return filler.says('jury_demand') ? [{ text: 'DEMAND FOR JURY TRIAL', bold: true, gapBefore: true }] : [];
}

/** Cal. Rules of Court, rule 2.111(9) and (10); Cal. Code Civ. Proc. § 422.30(b). */
function limitLines(filler: Filler): CaptionLine[] {
  const limit = filler.maybe('civil_limit');
  if (limit === 'unlimited') return [{ text: 'UNLIMITED CIVIL CASE', gapBefore: true }];
  if (!limit?.startsWith('limited')) return [];
  const amount = limit === 'limited_over_10000' ? 'exceeds $10,000' : 'does not exceed $10,000';
  return [{ text: 'LIMITED CIVIL CASE', gapBefore: true }, { text: `(Amount demanded ${amount})` }];
}

function judgeLines(filler: Filler): CaptionLine[] {
  const lines: CaptionLine[] = [];
  const [judge, department] = [filler.maybe('judge_name'), filler.maybe('department')];
  if (judge)
    lines.push({ text: `Judge: ${judge.replace(/^(?:the )?hon(?:orable|\.)?\s+/i, 'Hon. ')}`, gapBefore: true });
  if (department) lines.push({ text: `Dept.: ${department}`, gapBefore: !judge });
  return lines;
}

/** Cal. Rules of Court, rule 3.1110(b): date, time and place of the hearing below the number of the case. */
function hearingLines(filler: Filler): CaptionLine[] {
  const date = filler.maybe('hearing_date');
  const time = filler.maybe('hearing_time');
  if (!date) return [];
  return [
    { text: `Hearing date: ${filler.date('hearing_date')}`, gapBefore: true },
    ...(time ? [{ text: `Time: ${time}` }] : []),
  ];
}

const upper = (text: string | null): string[] => (text ? [text.toUpperCase()] : []);

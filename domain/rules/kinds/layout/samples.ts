import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import type { RuleSamples, SampleDocument } from '../Sample.ts';

type Setting = Partial<LayoutFacts>;

/** A motion with a given layout; by default letter size, 12 point, double spaced, with one-inch margins. */
const set = (is: string, layout: Setting, more: Partial<SampleDocument> = {}): SampleDocument => ({
  is,
  facts: { layout },
  ...more,
});
const rule = (id: string, passes: RuleSamples['passes'], fails: RuleSamples['fails']): RuleSamples => ({
  rule: id,
  passes,
  fails,
});

const pages = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** A motion of several pages. */
const several = (count: number) => Array.from({ length: count }, longPage).join('\f');
const longPage = (_: unknown, index: number) =>
  index === 0
    ? 'SUPERIOR COURT OF THE STATE OF CALIFORNIA\nCOUNTY OF SACRAMENTO\n\nDREW SPECIMEN, Plaintiff, v. EXAMPLE FOODS, INC., Defendant.\n\nMOTION TO COMPEL'
    : `The motion rests on the papers on file, on part ${index} of the memorandum and on what is heard at the hearing.`;

const point = (size: number): Setting => ({
  font_sizes: [
    { size, share: 0.97 },
    { size: size + 4, share: 0.03 },
  ],
});
const font = (name: string): Setting => ({ fonts: [{ name, share: 1 }] });
const sheet = (width: number, height: number): Setting => ({ page_sizes: [{ width, height, pages: [1] }] });
const edges = (left: number, right: number, top = 72, bottom = 72, count = 1): Setting => ({
  measured: pages(count),
  margins: pages(count).map((page) => ({ page, left, right, top, bottom })),
});
const numbered = (lines: number, count = 1): Setting => ({
  line_numbered: pages(count).map((page) => ({ page, lines })),
});
const single: Setting = { line_spacing: 1.15 };
const oneAndHalf: Setting = { line_spacing: 1.73 };
const exactly24: Setting = { line_spacing: 2 };

const pictured: Setting = { measured: [], margins: [], font_sizes: [], line_spacing: null, own: [] };

const a4 = set('A4 pages', sheet(595, 842));
const letterPages = set('letter pages', {});
const turned = set('a page of letter size that lies on its side', sheet(792, 612));
const scanned = set('a scan cut a little short', sheet(610, 789));
const legal = set('legal pages', sheet(612, 1008));
const singleSpaced = set('single spacing', single);
const small = (size: number) => set(`type of ${size} point`, point(size));
const smallNotes = (size: number, body = 14) =>
  set(`footnotes of ${size} point`, { ...point(body), footnote_size: size });
const narrow = set('half an inch at the left', edges(36, 72));

/** Booklets of the Supreme Court of the United States. */
const booklet: Setting = {
  ...sheet(441, 666),
  ...edges(57, 58, 60, 60),
  ...font('NewCenturySchlbk'),
  line_spacing: 1.2,
};

export const layoutSamples: readonly RuleSamples[] = [
  rule(
    'US-FMT-01',
    [
      set('a booklet', booklet),
      set('a booklet’s pages on letter sheets', { ...edges(158, 159, 136, 145), line_spacing: 1.2 }),
    ],
    [a4],
  ),
  rule(
    'CA-FMT-01',
    [letterPages, turned, scanned, set('a picture of a letter page', { ...pictured, ...sheet(616, 795) })],
    [legal, a4, set('a picture of a legal page', { ...pictured, ...sheet(614, 1005) })],
  ),
  rule('NY-FMT-01', [letterPages], [legal]),
  rule('IL-FMT-01', [letterPages, scanned], [a4]),
  rule('IC-FMT-01', [letterPages], [a4]),

  rule(
    'FA-FMT-01',
    [
      letterPages,
      set('exactly 24 points between lines', exactly24),
      set(
        'a stamp in the margin of one page in four',
        {
          measured: pages(4),
          margins: pages(4).map((page) => ({ page, left: page === 2 ? 20 : 72, right: 72, top: 72, bottom: 72 })),
        },
        { text: several(4) },
      ),
    ],
    [narrow, singleSpaced, legal],
  ),
  rule(
    'CA-FMT-05',
    [set('an inch and a half left, half an inch right', edges(108, 36))],
    [narrow, set('a quarter of an inch at the right', edges(108, 18))],
  ),
  rule(
    'CA-APP-FMT-03',
    [set('an inch and a half at the sides', edges(108, 108))],
    [
      set('an inch at the sides', edges(72, 72)),
      set('half an inch at the foot of each page', edges(108, 108, 72, 36, 6), { text: several(6) }),
    ],
  ),

  rule(
    'FD-LR-NY-01',
    [set('12 point, footnotes 10', { ...point(12), footnote_size: 10 }), small(11.5)],
    [small(11), smallNotes(9, 12), singleSpaced, narrow],
  ),
  rule(
    'FD-LR-CDCA-02',
    [set('14 point', point(14)), set('Courier at ten to the inch', { ...point(12), ...font('CourierNew') })],
    [small(12)],
  ),
  rule('FD-LR-SDFL-01', [set('one and a half spacing', oneAndHalf)], [smallNotes(10, 12), singleSpaced]),
  rule(
    'FD-LR-MDFL-01',
    [
      set('14 point Times New Roman', point(14)),
      set('13 point Book Antiqua', { ...point(13), ...font('BookAntiqua') }),
    ],
    [
      set('13 point Times New Roman', point(13)),
      set('12 point Book Antiqua', { ...point(12), ...font('BookAntiqua') }),
    ],
  ),
  rule('FD-LR-NDIL-02', [letterPages], [smallNotes(9, 12), small(10)]),
  rule(
    'FA-FMT-02',
    [
      set('14 point with serifs', point(14)),
      set('12 point in the Seventh Circuit', {}, { forum: { court_id: 'ca7' } }),
      set('Courier at ten to the inch', { ...point(12), ...font('Courier') }),
    ],
    [
      small(12),
      set('14 point without serifs', { ...point(14), ...font('ArialMT') }),
      set('Courier at twelve to the inch', { ...point(10), ...font('Courier') }),
    ],
  ),
  rule('CA-FMT-02', [letterPages, small(11.5)], [small(10)]),
  rule(
    'CA-APP-FMT-01',
    [set('13 point, footnotes too', { ...point(13), footnote_size: 13 })],
    [small(12), smallNotes(11, 13)],
  ),
  rule('NY-FMT-02', [letterPages], [small(10), smallNotes(8, 12), singleSpaced, narrow]),
  rule(
    'NY-FMT-03',
    [
      set(
        'a summons in 12 point',
        {},
        { text: 'SUPREME COURT OF THE STATE OF NEW YORK\nCOUNTY OF KINGS\n\nSUMMONS\n\nYou are hereby summoned.' },
      ),
    ],
    [
      set('a summons in 10 point', point(10), {
        text: 'SUPREME COURT OF THE STATE OF NEW YORK\nCOUNTY OF KINGS\n\nSUMMONS\n\nYou are hereby summoned.',
      }),
      small(8),
    ],
  ),
  rule(
    'NY-APP-FMT-01',
    [
      set('14 point, footnotes 12', { ...point(14), footnote_size: 12 }),
      set('12 point Courier', { ...point(12), ...font('CourierNew') }),
    ],
    [small(12), smallNotes(10), set('14 point Arial', { ...point(14), ...font('Arial') })],
  ),
  rule(
    'TX-APP-FMT-01',
    [set('14 point, footnotes 12', { ...point(14), footnote_size: 12 })],
    [small(12), smallNotes(10), set('14 point, single spaced', { ...point(14), ...single })],
  ),
  rule(
    'FL-FMT-01',
    [letterPages],
    [
      small(10),
      narrow,
      legal,
      set('four pages without numbers', { measured: pages(4), page_numbers: [] }, { text: several(4) }),
    ],
  ),
  rule(
    'IL-FMT-02',
    [set('two inches free over the first line', { first_page_top: 150 })],
    [
      set('10 point', { ...point(10), first_page_top: 150 }),
      set('half an inch at the left', { ...edges(36, 72), first_page_top: 150 }),
    ],
  ),
  rule(
    'IL-APP-FMT-01',
    [set('an inch and a half at the left', edges(108, 72))],
    [set('an inch at the left', edges(72, 72)), set('single spacing', { ...edges(108, 72), ...single })],
  ),
  rule(
    'IC-FMT-02',
    [letterPages, small(11)],
    [singleSpaced, set('four pages without numbers', { measured: pages(4), page_numbers: [] }, { text: several(4) })],
  ),

  rule(
    'US-FMT-02',
    [set('a booklet in 12 point Century', booklet)],
    [
      set('a booklet in Times', { ...booklet, ...font('TimesNewRomanPSMT') }),
      set('a booklet in 11 point', { ...booklet, ...point(11) }),
      set('a booklet set solid', { ...booklet, line_spacing: 1 }),
    ],
  ),
  rule(
    'CA-FMT-03',
    [letterPages, set('a free twin of Arial', font('LiberationSans')), set('Courier New', font('CourierNewPSMT'))],
    [set('Comic Sans', font('ComicSansMS'))],
  ),
  rule(
    'FL-APP-FMT-01',
    [
      set('14 point Arial', { ...point(14), ...font('ArialMT') }),
      set('14 point Bookman', { ...point(14), ...font('BookmanOldStyle') }),
    ],
    [
      set('14 point Times', { ...point(14), ...font('TimesNewRomanPSMT') }),
      set('12 point Arial', { ...point(12), ...font('Arial') }),
    ],
  ),

  rule(
    'CA-FMT-06',
    [
      letterPages,
      set('one and a half spacing', oneAndHalf),
      set('14 point on 28 numbered lines', { ...point(14), ...numbered(28), line_spacing: 1.7 }),
    ],
    [singleSpaced],
  ),
  rule('CA-APP-FMT-02', [set('one and a half spacing', oneAndHalf)], [singleSpaced]),
  rule(
    'FD-LR-NDCA-02',
    [set('28 numbered lines', { ...numbered(28), line_spacing: 1.9 })],
    [
      letterPages,
      set(
        '32 numbered lines on each page',
        { ...numbered(32, 3), measured: pages(3), line_spacing: 2 },
        { text: several(3) },
      ),
    ],
  ),
  rule(
    'CA-FMT-07',
    [set('28 numbered lines', numbered(28))],
    [letterPages, set('one numbered page of four', { ...numbered(28), measured: pages(4) }, { text: several(4) })],
  ),
  rule(
    'CA-FMT-09',
    [
      set('a footer with the title', { footer: 'PLAINTIFF’S MOTION TO COMPEL' }),
      set('a footer with a short title', { footer: 'MOT. TO COMPEL' }),
    ],
    [set('three pages without a footer', { measured: pages(3) }, { text: several(3) })],
  ),
  rule(
    'CA-FMT-08',
    [
      letterPages,
      set(
        'no number on the first page',
        { measured: pages(3), page_numbers: [2, 3].map((page) => ({ page, printed: String(page) })) },
        { text: several(3) },
      ),
    ],
    [
      set(
        'Roman numerals',
        {
          measured: pages(3),
          page_numbers: ['i', 'ii', 'iii'].map((printed, index) => ({ page: index + 1, printed })),
        },
        { text: several(3) },
      ),
      set('four pages without numbers', { measured: pages(4), page_numbers: [] }, { text: several(4) }),
    ],
  ),
  rule(
    'CA-APP-FMT-04',
    [letterPages],
    [
      set(
        'numbers that begin behind the cover',
        { measured: pages(5), page_numbers: [2, 3, 4, 5].map((page) => ({ page, printed: String(page - 1) })) },
        { text: several(5) },
      ),
    ],
  ),

  rule(
    'CA-CAP-02',
    [set('an attorney’s lines at the left', { first_page_corner: [{ right: 20, top: 200 }] })],
    [set('words at the right of line 3', { first_page_corner: [{ right: 50, top: 96 }] })],
  ),
  rule(
    'FL-FMT-02',
    [set('a free corner', { first_page_corner: [{ right: 72, top: 230 }] })],
    [set('a title in the corner', { first_page_corner: [{ right: 72, top: 90 }] })],
  ),
  rule(
    'IL-FMT-03',
    [set('a free corner', { first_page_corner: [{ right: 72, top: 160 }] })],
    [
      set(
        'words in the corner in Lake County',
        { first_page_corner: [{ right: 72, top: 74 }] },
        { forum: { court_name: 'Circuit Court of Lake County, Illinois' } },
      ),
    ],
  ),
];

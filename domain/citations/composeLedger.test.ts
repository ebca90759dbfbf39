import { describe, expect, test } from 'vitest';
import { writeLedgerDoubt, writeLedgerReasons } from '#contract/messages/writeMessages';
import type { Evidence } from '#domain/documents/DocumentText';
import { say } from '#domain/messages/say';
import { composeLedger } from './composeLedger.ts';
import { findCitations } from './findCitations.ts';
import { foundCasesOf } from './foundCasesOf.ts';
import { isQuotedIn } from './isQuotedIn.ts';
import type { Consulted, KnownDecision, SourceAnswer } from './KnownDecision.ts';
import type { UnansweredMessage } from './LedgerReasons.ts';
import { listAuthorities, type PlacedCitation } from './listAuthorities.ts';
import { pinPages } from './pinPages.ts';

const place = (quote: string): Evidence[] => [{ kind: 'paragraph', paragraph: 1, start: 0, end: quote.length, quote }];
const cite = (parts: Partial<PlacedCitation>): PlacedCitation => {
  const text = parts.text ?? [parts.volume, parts.reporter, parts.page].filter(Boolean).join(' ');
  return { kind: 'full', start: 0, end: text.length, evidence: place(text), ...parts, text };
};
const harrow = cite({
  plaintiff: 'Newell',
  defendant: 'Harrow Corp.',
  ...{ volume: '512', reporter: 'F.3d', page: '100', year: '2008', court: 'ca9' },
});
const decision = (changes: Partial<KnownDecision> = {}): KnownDecision => ({
  title: 'Newell v. Harrow Corporation',
  names: [],
  url: 'https://example.com/1',
  court: 'Court of Appeals for the Ninth Circuit',
  court_id: 'ca9',
  date_filed: '2008-02-01',
  date_about: false,
  first_page: 100,
  last_page: 112,
  words: null,
  ...changes,
});
const found = (...decisions: KnownDecision[]): SourceAnswer => ({
  said: 'found',
  decisions: decisions as [KnownDecision],
});
const holdings = say('coverage.library', { decisions: 10, laws: 0, volumes: 1 });
const volume = say('coverage.volumes', {
  volumes: [{ name: '512 F.3d', decisions: 200, whole: true, from: 'cap' as const }],
});
const library = (answers: Record<string, SourceAnswer>): Consulted => ({
  source: { id: 'library', name: 'Library', coverage: holdings, asked_at: '2026-07-01T10:00:00Z' },
  answers: new Map(Object.entries(answers)),
});
const service = (answers: Record<string, SourceAnswer>): Consulted => ({
  source: {
    id: 'courtlistener',
    name: 'CourtListener',
    coverage: say('coverage.courtlistener'),
    asked_at: '2026-07-01T10:00:01Z',
  },
  answers: new Map(Object.entries(answers)),
});
const ledger = (citations: PlacedCitation[], consulted: Consulted[], expected?: { why: UnansweredMessage }) =>
  composeLedger(listAuthorities(citations), consulted, expected ?? null).map(({ reasons, doubts, ...entry }) => ({
    ...{ ...entry, reason: writeLedgerReasons(reasons) },
    doubts: doubts.map(({ kind, says }) => ({ kind, message: writeLedgerDoubt(says) })),
  }));
const key = '512|f3d|100';

describe('the ledger status of an authority', () => {
  test('is found under the name the document gives', () => {
    const [entry] = ledger([harrow], [library({ [key]: found(decision()) })]);
    expect(entry).toMatchObject({
      citation: 'Newell v. Harrow Corp., 512 F.3d 100 (2008)',
      status: 'found_name_matches',
      found: { title: 'Newell v. Harrow Corporation', source: 'library', date_filed: '2008-02-01' },
      reason: null,
      doubts: [],
    });
    expect(foundCasesOf([entry!])).toEqual([
      {
        found_match: 'Newell v. Harrow Corporation',
        url: 'https://example.com/1',
        court: 'Court of Appeals for the Ninth Circuit',
        date_filed: '2008-02-01',
      },
    ]);
  });

  test('is found under another name, which is reported without further doubts', () => {
    const [entry] = ledger(
      [harrow],
      [library({ [key]: found(decision({ title: 'Varga v. Birch', date_filed: '1999' })) })],
    );
    expect(entry).toMatchObject({
      status: 'found_other_name',
      reason: 'The source lists Varga v. Birch at this citation.',
      doubts: [],
    });
  });

  test('is compared with all decisions that begin on the page', () => {
    const [entry] = ledger([harrow], [library({ [key]: found(decision({ title: 'Varga v. Birch' }), decision()) })]);
    expect(entry).toMatchObject({ status: 'found_name_matches', found: { title: 'Newell v. Harrow Corporation' } });
  });

  test('is not found if the queried source has nothing, with that source’s holdings', () => {
    const [entry] = ledger([harrow], [library({ [key]: { said: 'nothing', decisive: false } })]);
    expect(entry).toMatchObject({ status: 'not_found', found: null, sources: [{ id: 'library' }] });
    expect(entry!.reason).toContain('10 leading decisions');
  });

  test('is not checked while a better source has not answered, unless the library holds the volume', () => {
    const expected = { why: say('being_asked') };
    const small = library({ [key]: { said: 'nothing', decisive: false } });
    expect(ledger([harrow], [small], expected)[0]).toMatchObject({
      status: 'not_checked',
      reason: 'The CourtListener lookup is in progress.',
    });
    const whole = library({ [key]: { said: 'nothing', decisive: true, coverage: volume } });
    expect(ledger([harrow], [whole], expected)[0]).toMatchObject({
      status: 'not_found',
      sources: [{ coverage: volume }],
    });
  });

  test('takes the better of two answers, and names every queried source, the decisive one last', () => {
    const [entry] = ledger(
      [harrow],
      [library({ [key]: { said: 'nothing', decisive: false } }), service({ [key]: found(decision()) })],
    );
    expect(entry).toMatchObject({ status: 'found_name_matches', found: { source: 'courtlistener' } });
    expect(entry!.sources.map(({ id }) => id)).toEqual(['library', 'courtlistener']);
    const [other] = ledger(
      [harrow],
      [library({ [key]: found(decision()) }), service({ [key]: { said: 'nothing', decisive: true } })],
    );
    expect(other!.sources.map(({ id }) => id)).toEqual(['courtlistener', 'library']);
  });

  test('is not checked without a source, a query, or a number to look up', () => {
    expect(ledger([harrow], [])[0]).toMatchObject({
      status: 'not_checked',
      sources: [],
      reason: 'No lookup source is configured.',
    });
    const silent = service({
      [key]: {
        said: 'not_asked',
        why: say('source_failed', { problem: say('source.unreachable', { service: 'CourtListener' }) }),
      },
    });
    expect(ledger([harrow], [silent])[0]).toMatchObject({
      sources: [],
      reason: 'CourtListener cannot be reached from this portal. Try again later.',
    });
    const slip = cite({ plaintiff: 'Ada', defendant: 'Birch', volume: '603', reporter: 'U.S.', page: '___' });
    expect(ledger([slip], [library({})])[0]).toMatchObject({
      status: 'not_checked',
      reason: 'It has no volume and page number to look up.',
    });
  });

  test('with a page inside an opinion is that opinion if the name is its own, and nothing otherwise', () => {
    const answer: SourceAnswer = { said: 'nothing', decisive: true, within: decision({ first_page: 95 }) };
    expect(ledger([harrow], [library({ [key]: answer })])[0]).toMatchObject({
      status: 'found_name_matches',
      reason: 'No decision begins there; the page is within Newell v. Harrow Corporation, which begins on page 95.',
    });
    const invented = { ...harrow, plaintiff: 'Varga' };
    expect(ledger([invented], [library({ [key]: answer })])[0]).toMatchObject({ status: 'not_found', found: null });
  });

  test('without a name in the document is found, and reports that no name was compared', () => {
    const bare = cite({ volume: '512', reporter: 'F.3d', page: '100' });
    expect(ledger([bare], [library({ [key]: found(decision()) })])[0]).toMatchObject({
      status: 'name_not_compared',
      named: null,
      found: { title: 'Newell v. Harrow Corporation' },
      reason: expect.stringContaining('was not compared'),
    });
  });

  test('is found by a short name that is part of its full name, and by no other', () => {
    const called = (antecedent: string) =>
      ledger(
        [cite({ volume: '512', reporter: 'F.3d', page: '100', antecedent })],
        [library({ [key]: found(decision()) })],
      )[0]!.status;
    expect(called('Harrow')).toBe('found_name_matches');
    expect(called('Zorbax')).toBe('name_not_compared');
    expect(called('Corp.')).toBe('name_not_compared');
  });
});

describe('the entries of a ledger', () => {
  const parallel = cite({ volume: '44', reporter: 'Cal. Rptr. 2d', page: '7', parallel_to: 0, resolves_to: 1 });

  test('gather parallels, short forms and a second full citation under one authority', () => {
    const citations = [
      harrow,
      parallel,
      cite({ kind: 'id', text: 'Id. at 104', pin_cite: '104', resolves_to: 0 }),
      cite({
        kind: 'short',
        text: '512 F.3d at 105',
        volume: '512',
        reporter: 'F.3d',
        pin_cite: '105',
        resolves_to: 0,
      }),
      { ...harrow, reporter: 'F. 3d' },
      cite({ kind: 'law', text: '42 U.S.C. § 1983' }),
      cite({ kind: 'id', text: 'Ibid.' }),
    ];
    const entries = ledger(citations, []);
    expect(entries.map(({ citation, times, parallels }) => [citation, times, parallels])).toEqual([
      ['Newell v. Harrow Corp., 512 F.3d 100 (2008)', 4, ['44 Cal. Rptr. 2d 7']],
      ['42 U.S.C. § 1983', 1, []],
    ]);
    expect(entries[0]!.evidence).toHaveLength(5);
  });

  test('find an authority under its parallel where its first citation leads nowhere', () => {
    const answers = { [key]: { said: 'nothing', decisive: true } as const, '44|calrptr2d|7': found(decision()) };
    expect(ledger([harrow, parallel], [library(answers)])[0]).toMatchObject({
      status: 'found_name_matches',
      reason: 'It is listed as 44 Cal. Rptr. 2d 7, not under its first citation.',
    });
  });
});

describe('other prints', () => {
  test('that belong to another decision are reported', () => {
    const citations = [harrow, cite({ volume: '44', reporter: 'Cal. Rptr. 2d', page: '7', parallel_to: 0 })];
    const answers = { [key]: found(decision()), '44|calrptr2d|7': found(decision({ title: 'Varga v. Birch' })) };
    expect(ledger(citations, [library(answers)])[0]).toMatchObject({
      status: 'found_name_matches',
      reason: 'Under its other citation, 44 Cal. Rptr. 2d 7, the source lists Varga v. Birch.',
    });
  });

  test('are not reported if one reporter is cited twice, or the Supreme Court’s next to a lower court’s', () => {
    const twice = [harrow, cite({ volume: '513', reporter: 'F.3d', page: '7', parallel_to: 0 })];
    expect(ledger(twice, [])).toHaveLength(2);
    const above = [cite({ volume: '576', reporter: 'U.S.', page: '644' }), { ...harrow, parallel_to: 0 }];
    expect(ledger(above, [])).toHaveLength(2);
  });
});

describe('doubts', () => {
  const doubts = (citations: PlacedCitation[], known = decision()) =>
    ledger(citations, [library({ [key]: found(known) })])[0]!.doubts.map(({ kind, message }) => [kind, message]);

  test('name a different year and a different court', () => {
    expect(doubts([{ ...harrow, year: '2011', court: 'ca2' }])).toEqual([
      ['year', 'The document dates the decision 2011; the source dates it 2008.'],
      [
        'court',
        'The document cites it as a decision of another court. Court according to the source: Court of Appeals for the Ninth Circuit.',
      ],
    ]);
    expect(doubts([{ ...harrow, year: '2009' }], decision({ date_about: true }))).toEqual([]);
    expect(doubts([{ ...harrow, court: 'calctapp2d' }], decision({ court_id: 'calctapp' }))).toEqual([]);
  });

  test('name a pin page outside the opinion, in the reporter that it refers to', () => {
    const pin = (pin_cite: string) => doubts([{ ...harrow, pin_cite }]);
    expect(pin('104, 110-12')).toEqual([]);
    expect(pin('104, 131 & n.4')).toEqual([['pin_page', 'The opinion ends on page 112; page 131 is cited.']]);
    expect(pin('88')).toEqual([['pin_page', 'Page 88 is before the first page of the opinion, 100.']]);
    expect(doubts([harrow, cite({ kind: 'id', text: 'Id. at 12', pin_cite: '12', resolves_to: 0 })])).toHaveLength(1);
    const twoPrints = [harrow, cite({ volume: '44', reporter: 'P.3d', page: '7', parallel_to: 0 })];
    expect(doubts([...twoPrints, cite({ kind: 'id', text: 'Id. at 12', pin_cite: '12', resolves_to: 0 })])).toEqual([]);
  });

  test('name a page before the opinion even if no source was queried', () => {
    expect(ledger([{ ...harrow, pin_cite: '42' }], [])[0]!.doubts).toHaveLength(1);
    const neutral = cite({ volume: '2015', reporter: 'IL', page: '118000', pin_cite: '12' });
    expect(ledger([neutral], [])[0]!.doubts).toEqual([]);
  });

  test('name a quotation that is not in the opinion', () => {
    const words =
      'The carrier owes its passengers the highest degree of care that human skill *101 and foresight allow.';
    const quoted = (quotation: string) => doubts([{ ...harrow, quotation }], decision({ words }));
    expect(quoted('[a] carrier owes its passengers … the “highest degree of care”')).toEqual([]);
    expect(quoted('a carrier is the insurer of every passenger it takes aboard')).toEqual([
      [
        'quotation',
        'These words are not in the source’s text of the opinion: “a carrier is the insurer of every passenger it takes aboard”',
      ],
    ]);
  });
});

test.each([
  ['human skill and foresight allow', true],
  ['highest degree of care that human ski1l and foresight allow', true],
  ['the lowest degree of care that nobody would take', false],
  ['care', null],
])('%j is quoted: %s', (quotation, expected) => {
  const words = 'owes the highest degree of care that human skill *101 and fore- sight allow';
  expect(isQuotedIn(quotation, words)).toBe(expected);
});

test.each([
  ['551, 556-57', [551, 556]],
  ['pp. 850–851', [850]],
  ['at 12 & n.3', [12]],
  ['*4', []],
  ['¶ 12', []],
  ['§ 3', []],
  ['556 n.3', [556]],
])('%s names the pages %j', (pin, pages) => {
  expect(pinPages(pin)).toEqual(pages);
});

describe('a made-up name on the citation of a real decision', () => {
  const twombly = decision({
    title: 'Bell Atlantic Corp. v. Twombly',
    court: 'Supreme Court of the United States',
    court_id: 'scotus',
    date_filed: '2007-05-21',
    first_page: 544,
    last_page: 598,
  });
  const statusOf = (name: string) => {
    const citations = findCitations(`The rule is settled. See ${name}, 550 U.S. 544, 555 (2007).`);
    const placed = citations.map((one) => ({ ...one, evidence: place(one.text) }));
    return ledger(placed, [library({ '550|us|544': found(twombly) })])[0]!.status;
  };

  test.each([
    'Zorbax Ent. Servs. v. Kline Acq. Corp.',
    'Wilburn v. Yahoo!, Inc.',
    'Yahoo! Inc. v. Wilburn',
    'United States v. $183,791.00',
    'United States v. $183,791.00 in U.S. Currency',
    'Shake n’ Bake, Inc. v. Toys R Us',
    'Quist v. Steak n’ Shake, Inc.',
    'Marlow v. Vex. Hldgs. Corp.',
    'Elect. Ent. Acq. Trans. Regul. v. Groc. Athletic Conf. Alts.',
    'Doe v. The “Sandpiper”',
    'Baker v. Plan "B" Corp.',
    'Smith v. A',
  ])('is identified as a different case: %s', (name) => {
    expect(statusOf(name)).toBe('found_other_name');
  });

  test.each(['A v. B', 'Marlow v. Zyx. Quant. Vex.', '“Sandpiper v. Kline Corp.'])(
    'is never a match if it cannot be read completely: %s',
    (name) => {
      expect(['name_not_compared', 'found_other_name']).toContain(statusOf(name));
    },
  );

  test.each(['Bell Atl. Corp. v. Twombly', 'Bell Atlantic v. Twombly', 'Twombly'])(
    'and the real one matches: %s',
    (name) => {
      expect(statusOf(name)).toBe('found_name_matches');
    },
  );
});

import type { Dice } from '#server/testing/unseen/dice';
import type { CitationCase, WantedCitation } from './CitationCase.ts';

type Passage = Pick<CitationCase, 'text' | 'expect'>;

const people = ['Quintero', 'Halvorsen', 'Banerjee', 'Oakes', 'Thorne', 'Lindqvist', 'Abernathy', 'Okafor'];
const number = (dice: Dice, from: number, to: number) => String(dice.integer(from, to));

/** Text with its citations marked by their expected values; the marks are removed for `text`. */
function passage(text: string, ...expect: WantedCitation[]): Passage {
  return { text, expect };
}

/** Citation forms of individual states and reporters, older spellings, and histories. */
export const furtherCitations: Record<string, (dice: Dice) => Passage> = {
  'California style'(dice) {
    const [one, other] = [dice.one(people.slice(0, 4)), dice.one(people.slice(4))];
    const [volume, page, year] = [number(dice, 3, 60), number(dice, 20, 1200), number(dice, 1992, 2015)];
    const full: WantedCitation = {
      kind: 'full',
      text: `${volume} Cal.4th ${page}`,
      volume,
      reporter: 'Cal. 4th',
      page,
      year,
    };
    const later = String(Number(page) + 4);
    return dice.one([
      () => passage(`(${one} v. ${other} (${year}) ${full.text}, ${later}.)`, { ...full, pin_cite: later }),
      () =>
        passage(
          `In ${one} v. ${other} (${year}) ${full.text} the court agreed. (${one}, supra, ${volume} Cal.4th at p. ${later}.)`,
          full,
          {
            kind: 'short',
            text: `${volume} Cal.4th at p. ${later}`,
            resolves_to: 0,
            pin_cite: later,
          },
        ),
      () =>
        passage(
          `People v. ${other} (${year}) ${full.text} [21 Cal.Rptr.3d 1, 98 P.3d 876]`,
          full,
          { kind: 'full', text: '21 Cal.Rptr.3d 1', volume: '21' },
          { kind: 'full', text: '98 P.3d 876', volume: '98' },
        ),
    ])();
  },
  'New York style'(dice) {
    const [one, other] = [dice.one(people.slice(0, 4)), dice.one(people.slice(4))];
    const [volume, page, year] = [number(dice, 3, 190), number(dice, 20, 1200), number(dice, 2004, 2022)];
    return dice.one([
      () =>
        passage(`${one} v ${other}, ${volume} AD3d ${page} [2d Dept ${year}]`, {
          kind: 'full',
          text: `${volume} AD3d ${page}`,
          volume,
          reporter: 'A.D.3d',
          page,
          year,
        }),
      () =>
        passage(`see People v ${other}, ${number(dice, 1, 40)} NY3d ${page}, ${Number(page) + 2} [${year}]`, {
          kind: 'full',
          text: `NY3d ${page}`,
          reporter: 'N.Y.3d',
          page,
          year,
        }),
      () =>
        passage(`Matter of ${one} v ${other}, ${volume} Misc 3d ${page}`, {
          kind: 'full',
          text: `${volume} Misc 3d ${page}`,
          volume,
          page,
        }),
    ])();
  },
  'Texas style'(dice) {
    const [one, other] = [dice.one(people.slice(0, 4)), dice.one(people.slice(4))];
    const [volume, page, year] = [number(dice, 100, 690), number(dice, 20, 900), number(dice, 2000, 2022)];
    const place = dice.one(['Houston [14th Dist.]', 'Dallas', 'San Antonio', 'Corpus Christi-Edinburg']);
    const history = dice.one(['no pet.', 'pet. denied', 'no pet. h.']);
    return passage(
      `${one} v. ${other}, ${volume} S.W.3d ${page}, ${Number(page) + 3} (Tex. App.—${place} ${year}, ${history})`,
      {
        kind: 'full',
        text: `${volume} S.W.3d ${page}`,
        volume,
        reporter: 'S.W.3d',
        page,
        year,
        plaintiff: one,
        defendant: other,
      },
    );
  },
  'public domain'(dice) {
    const [one, other] = [dice.one(people.slice(0, 4)), dice.one(people.slice(4))];
    const year = number(dice, 2011, 2022);
    return dice.one([
      () =>
        passage(`${one} v. ${other}, ${year} IL 115997, ¶ 24`, {
          kind: 'full',
          text: `${year} IL 115997`,
          page: '115997',
        }),
      () =>
        passage(`People v. ${other}, ${year} IL App (1st) 131111, ¶¶ 12-14`, {
          kind: 'full',
          text: `${year} IL App (1st) 131111`,
          page: '131111',
        }),
      () => passage(`State v. ${other}, ${year}-Ohio-3456, ¶ 9`, { kind: 'full', text: `${year}-Ohio-3456` }),
      () => passage(`State v. ${other}, ${year} WI 12, ¶ 3`, { kind: 'full', text: `${year} WI 12`, page: '12' }),
    ])();
  },
  'spacing and dashes'(dice) {
    const [one, other] = [dice.one(people.slice(0, 4)), dice.one(people.slice(4))];
    const [volume, page, year] = [number(dice, 100, 590), number(dice, 20, 900), number(dice, 1960, 2012)];
    const written = dice.one([
      ['U. S.', 'U.S.'],
      ['S.Ct.', 'S. Ct.'],
      ['F. 3d', 'F.3d'],
      ['F.Supp.2d', 'F. Supp. 2d'],
      ['L.Ed.2d', 'L. Ed. 2d'],
      ['So.2d', 'So. 2d'],
    ] as const);
    const pins = `${Number(page) + 2}–${Number(page) + 4}`;
    return passage(`${one} v. ${other}, ${volume} ${written[0]} ${page}, ${pins} (${year})`, {
      kind: 'full',
      text: `${volume} ${written[0]} ${page}`,
      volume,
      reporter: written[1],
      page,
      year,
      pin_cite: pins,
    });
  },
  history(dice) {
    const [one, other] = [dice.one(people.slice(0, 4)), dice.one(people.slice(4))];
    const [volume, page] = [number(dice, 100, 590), number(dice, 20, 900)];
    const turn = dice.one(['cert. denied', "aff'd", "rev'd on other grounds", 'overruled on other grounds by']);
    return passage(
      `${one} v. ${other}, ${volume} F.2d ${page} (5th Cir. 1979), ${turn}, 444 U.S. 1013 (1980)`,
      { kind: 'full', text: `${volume} F.2d ${page}`, volume, page, year: '1979', court: 'ca5' },
      { kind: 'full', text: '444 U.S. 1013', volume: '444', page: '1013', year: '1980' },
    );
  },
  'matters of one party'(dice) {
    const name = dice.one(people);
    const start = dice.one(['In re', 'Ex parte', 'Matter of', 'Estate of']);
    const [volume, page] = [number(dice, 100, 590), number(dice, 20, 900)];
    return passage(`See ${start} ${name}, ${volume} B.R. ${page} (Bankr. S.D.N.Y. 2009).`, {
      kind: 'full',
      text: `${volume} B.R. ${page}`,
      volume,
      reporter: 'B.R.',
      page,
      year: '2009',
    });
  },
  'sections and paragraphs of the same'(dice) {
    return dice.one([
      () =>
        passage(
          '42 U.S.C. § 1983 gives a remedy. Id. § 1988(b) adds fees.',
          { kind: 'law', text: '42 U.S.C. § 1983' },
          { kind: 'id', text: 'Id.' },
        ),
      () => passage('See 42 U.S.C. §§ 1981-1983.', { kind: 'law', text: '42 U.S.C. §§ 1981-1983' }),
      () =>
        passage(
          '29 C.F.R. § 1630.2(o)(3); id. § 1630.9.',
          { kind: 'law', text: '29 C.F.R. § 1630.2' },
          { kind: 'id', text: 'id.' },
        ),
      () =>
        passage(
          'Oakes v. Thorne, 2019 WI 12, ¶ 3. Id. ¶ 9.',
          { kind: 'full', text: '2019 WI 12' },
          { kind: 'id', text: 'Id.', resolves_to: 0 },
        ),
    ])();
  },
  'early volumes'(dice) {
    const page = number(dice, 20, 400);
    return dice.one([
      () =>
        passage(`Oakes v. Thorne, 5 U.S. (1 Cranch) ${page} (1803)`, {
          kind: 'full',
          text: `5 U.S. (1 Cranch) ${page}`,
          volume: '5',
          reporter: 'U.S.',
          page,
          year: '1803',
        }),
      () =>
        passage(`Oakes v. Thorne, 17 U.S. (4 Wheat.) ${page} (1819)`, {
          kind: 'full',
          text: `17 U.S. (4 Wheat.) ${page}`,
          volume: '17',
          reporter: 'U.S.',
          page,
          year: '1819',
        }),
    ])();
  },
  'quoted and explained'(dice) {
    const [volume, page] = [number(dice, 100, 590), number(dice, 20, 900)];
    return passage(
      `Thorne v. Banerjee, ${volume} F.3d ${page}, ${Number(page) + 1} (7th Cir. 2003) (“Notice is notice.” (quoting Oakes v. Quintero, 12 F.2d 34, 36 (2d Cir. 1926)))`,
      { kind: 'full', text: `${volume} F.3d ${page}`, year: '2003', court: 'ca7' },
      { kind: 'full', text: '12 F.2d 34', year: '1926', court: 'ca2', plaintiff: 'Oakes', defendant: 'Quintero' },
    );
  },
};

import { type Dice, diceOf } from '#server/testing/unseen/dice';
import type { CitationCase, WantedCitation } from './CitationCase.ts';
import { furtherCitations } from './furtherCitations.ts';

const people = [
  'Quintero',
  'Halvorsen',
  'Banerjee',
  'Oakes',
  'Thorne',
  'Lindqvist',
  'Abernathy',
  'Okafor',
  'Marchetti',
  'Pruitt',
];
const companies = [
  'Larkspur Holdings, LLC',
  'Kestrel Freight, Inc.',
  'Bluewater Orchards Co.',
  'Ironwood Title Co.',
  'City of Eastvale',
  'Meridian Tool & Die, Inc.',
  'Sandhill Unified School District',
];
/** Reporters, how they are cited, and the court in the parenthetical, with its short name. */
const reporters: readonly (readonly [reporter: string, paren: string, court: string | null])[] = [
  ['U.S.', '', 'scotus'],
  ['S. Ct.', '', 'scotus'],
  ['F.3d', '9th Cir.', 'ca9'],
  ['F.4th', '2d Cir.', 'ca2'],
  ['F.2d', 'D.C. Cir.', 'cadc'],
  ['F. Supp. 2d', 'N.D. Cal.', 'cand'],
  ['F. Supp. 3d', 'S.D.N.Y.', 'nysd'],
  ['F.R.D.', 'E.D. Pa.', 'paed'],
  ['B.R.', 'Bankr. D. Del.', null],
  ['Cal. 4th', '', null],
  ['Cal. App. 5th', '', null],
  ['N.Y.2d', '', null],
  ['A.D.3d', '2d Dept.', null],
  ['S.W.3d', 'Tex.', 'tex'],
  ['So. 3d', 'Fla.', 'fla'],
  ['N.E.3d', 'Ill.', 'ill'],
  ['P.3d', 'Wash.', 'wash'],
  ['A.2d', 'N.J.', 'nj'],
];

const sideBy = (dice: Dice): [string, string] =>
  dice.chance(0.5)
    ? [dice.one(people), dice.one(companies)]
    : [dice.one(people.slice(0, 5)), dice.one(people.slice(5))];

type Full = WantedCitation & { short: string };

function fullBy(dice: Dice, { pin = dice.chance(0.4) } = {}): Full {
  const [plaintiff, defendant] = sideBy(dice);
  const [reporter, paren, court] = dice.one(reporters);
  const volume = String(dice.integer(12, 590));
  const page = String(dice.integer(2, 1300));
  const year = String(dice.integer(1951, 2023));
  const pins = String(Number(page) + dice.integer(1, 20));
  const text = `${plaintiff} v. ${defendant}, ${volume} ${reporter} ${page}${pin ? `, ${pins}` : ''} (${paren === '' ? '' : `${paren} `}${year})`;
  return {
    kind: 'full',
    text,
    ...{ volume, reporter, page, year, plaintiff, defendant },
    ...(pin ? { pin_cite: pins } : {}),
    ...(court === null ? {} : { court }),
    short: plaintiff,
  };
}

/** A passage composed of words and citations. */
function passage(parts: readonly (string | WantedCitation)[]): { text: string; expect: WantedCitation[] } {
  const expect = parts.filter((part): part is WantedCitation => typeof part !== 'string');
  return { text: parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''), expect };
}

const positives: Record<string, (dice: Dice) => { text: string; expect: WantedCitation[] }> = {
  'full case': (dice) =>
    passage([
      dice.one(['See ', 'The rule is old. ', 'Accord ', 'But see ', 'In ', '(quoting ']),
      fullBy(dice),
      dice.one(['.', '; and the cases there cited.', ', which controls.', ' (en banc).']),
    ]),
  'two in a string': (dice) => passage(['See, e.g., ', fullBy(dice), '; ', fullBy(dice), '.']),
  'parallel prints': (dice) => {
    const [plaintiff, defendant] = sideBy(dice);
    const year = String(dice.integer(1960, 2015));
    const [one, two] = [dice.integer(300, 560), dice.integer(80, 130)];
    const first: WantedCitation = {
      kind: 'full',
      text: `${one} U.S. 544`,
      volume: String(one),
      reporter: 'U.S.',
      page: '544',
      plaintiff,
      defendant,
      year,
    };
    const second: WantedCitation = {
      kind: 'full',
      text: `${two} S. Ct. 1955`,
      volume: String(two),
      reporter: 'S. Ct.',
      page: '1955',
      year,
    };
    return passage([`See ${plaintiff} v. ${defendant}, `, first, ', ', second, ` (${year}).`]);
  },
  'short form': (dice) => {
    const full = fullBy(dice);
    const pin = String(Number(full.page) + dice.integer(1, 9));
    const short: WantedCitation = {
      kind: 'short',
      text: `${full.volume} ${full.reporter} at ${pin}`,
      volume: full.volume!,
      reporter: full.reporter!,
      pin_cite: pin,
      resolves_to: 0,
    };
    return passage(['The court so held in ', full, '. Notice was late. ', `${full.short}, `, short, '.']);
  },
  supra: (dice) => {
    const full = fullBy(dice);
    const pin = String(Number(full.page) + dice.integer(1, 9));
    const supra: WantedCitation = { kind: 'supra', text: 'supra', pin_cite: pin, resolves_to: 0 };
    return passage([
      full,
      '. The landlord did not answer. ',
      `${full.short}, `,
      supra,
      dice.one([`, at ${pin}.`, ` at ${pin}.`]),
    ]);
  },
  'id.': (dice) => {
    const full = fullBy(dice);
    const page = Number(full.page) + dice.integer(1, 9);
    const [form, pin] = dice.one<[string, string | null]>([
      ['Id.', null],
      [`Id. at ${page}.`, `${page}`],
      [`Id., at ${page}.`, `${page}`],
      [`See id. at ${page}-${page + 2}.`, `${page}-${page + 2}`],
      [`Id. at ${page} n.4.`, null],
      [`Ibid.`, null],
      [`(Id. at p. ${page}.)`, null],
      [`(Id., at pp. ${page}-${page + 1}.)`, null],
      [`Id. at ${page}, ${page + 3}.`, `${page}, ${page + 3}`],
      [`See also id.`, null],
      [`Cf. id. at ${page}.`, `${page}`],
    ]);
    const word = /ibid\.|id\./i.exec(form)?.[0] ?? 'Id.';
    const id: WantedCitation = { kind: 'id', text: word, resolves_to: 0, ...(pin ? { pin_cite: pin } : {}) };
    const at = form.indexOf(word);
    return passage([
      'As held in ',
      full,
      '. The tenant pays the taxes. ',
      form.slice(0, at),
      id,
      form.slice(at + word.length),
      ' So here.',
    ]);
  },
  'id. after a statute': (dice) => {
    const law: WantedCitation = { kind: 'law', text: '28 U.S.C. § 1332' };
    const id: WantedCitation = { kind: 'id', text: 'Id.', resolves_to: 0 };
    return passage([
      'The sum is set by ',
      law,
      dice.one(['(a). ', '. ', '(a)(1). ']),
      id,
      dice.one([' § 1332(c).', ' It is met.']),
    ]);
  },
  'statute or rule': (dice) => {
    const section = dice.integer(12, 4900);
    const text = dice.one([
      `${dice.integer(5, 50)} U.S.C. § ${section}`,
      `${dice.integer(5, 50)} C.F.R. § ${dice.integer(10, 990)}.${dice.integer(1, 99)}`,
      `Cal. Civ. Proc. Code § ${section}`,
      `Fed. R. Civ. P. ${dice.integer(4, 70)}`,
      `Fla. Stat. § ${dice.integer(20, 900)}.${dice.integer(10, 99)}`,
      `N.Y. C.P.L.R. ${dice.integer(300, 5500)}`,
      `${dice.one([110, 720, 735, 750, 810])} Ill. Comp. Stat. 5/2-${dice.integer(100, 1400)}`,
      `Tex. Civ. Prac. & Rem. Code § ${dice.integer(10, 99)}.00${dice.integer(1, 9)}`,
      `Tex. R. Civ. P. ${dice.integer(10, 300)}`,
      `Fed. R. Evid. ${dice.integer(401, 902)}`,
    ]);
    return passage([
      dice.one(['The time is set by ', 'See ', 'Under ']),
      { kind: 'law', text },
      dice.one(['.', ' the claim is barred.', ', as amended.']),
    ]);
  },
  journal: (dice) => {
    const [volume, page, year] = [dice.integer(20, 140), dice.integer(10, 1900), dice.integer(1960, 2022)].map(
      String,
    ) as [string, string, string];
    const reporter = dice.one([
      'Harv. L. Rev.',
      'Yale L.J.',
      'Stan. L. Rev.',
      'Colum. L. Rev.',
      'Tex. L. Rev.',
      'Geo. L.J.',
    ]);
    return passage([
      `${dice.one(people)}, The Law of Notice, `,
      { kind: 'journal', text: `${volume} ${reporter} ${page}`, volume, reporter, page, year },
      ` (${year}).`,
    ]);
  },
  'unreported decision': (dice) => {
    const [plaintiff, defendant] = sideBy(dice);
    const year = String(dice.integer(1998, 2023));
    const page = String(dice.integer(100_000, 9_900_000));
    return passage([
      `${plaintiff} v. ${defendant}, No. ${dice.integer(1, 9)}:20-cv-0${dice.integer(1000, 9999)}, `,
      { kind: 'full', text: `${year} WL ${page}`, volume: year, reporter: 'WL', page, plaintiff, defendant },
      `, at *${dice.integer(1, 9)} (N.D. Cal. Mar. 4, ${year}).`,
    ]);
  },
  'broken over lines': (dice) => {
    const full = fullBy(dice, { pin: false });
    const broken = full.text.replace(`${full.volume} ${full.reporter}`, `${full.volume}\n${full.reporter}`);
    return passage(['It was settled in ', { ...full, text: broken }, '.']);
  },
  'name alone': (dice) => {
    const full = fullBy(dice);
    const reference: WantedCitation = { kind: 'reference', text: full.short, resolves_to: 0 };
    return passage([
      full,
      '. Nothing there helps the tenant, since in ',
      reference,
      dice.one([', at ', ' at ']),
      `${Number(full.page) + 3}, the roof was sound.`,
    ]);
  },
};

const lookAlikes: Record<string, (dice: Dice) => string> = {
  'page furniture': (dice) =>
    dice.one([
      `Case 3:2${dice.integer(1, 6)}-cv-0${dice.integer(1000, 9999)}-ABC   Document ${dice.integer(2, 300)}   Filed 03/04/25   Page ${dice.integer(1, 9)} of 12`,
      `USCA9 Case: 24-${dice.integer(100, 9999)}, 05/06/2025, DktEntry: ${dice.integer(2, 90)}.1, Page 3 of 40`,
      `FILED: KINGS COUNTY CLERK 06/04/2025 11:20 AM   INDEX NO. 512345/2025   NYSCEF DOC. NO. ${dice.integer(1, 90)}`,
      `- ${dice.integer(2, 30)} -\nMOTION TO COMPEL\n1\n2\n3\n4`,
      `Electronically FILED by Superior Court of California, County of Alameda, on 03/04/2025 at 10:12 AM`,
    ]),
  'address or number': (dice) =>
    dice.one([
      `${dice.integer(100, 9900)} U.S. Highway ${dice.integer(1, 99)}, Suite 300, Jupiter, Florida`,
      `${dice.integer(10, 99)} F Street, N.W., Suite 4, Washington, D.C.`,
      `Telephone (555) 010-0${dice.integer(100, 999)}; No. ${dice.integer(10, 99)}-${dice.integer(100, 9999)}`,
      `He weighed ${dice.integer(100, 300)} lb. at ${dice.integer(20, 60)} years.`,
      `The meeting was at 4 P.M. on ${dice.integer(1, 28)} May, in Room ${dice.integer(100, 900)}.`,
    ]),
  'reference to the record': (dice) =>
    dice.one([
      `See ECF No. ${dice.integer(2, 300)} at ${dice.integer(2, 30)}; Ex. B at 4.`,
      `(Oakes Decl. ¶ ${dice.integer(2, 40)}; Thorne Dep. ${dice.integer(10, 99)}:4-12.)`,
      `2 RT ${dice.integer(100, 900)}; 1 CT ${dice.integer(10, 90)}`,
      `Compl. ¶¶ ${dice.integer(2, 20)}-${dice.integer(21, 40)}; Dkt. ${dice.integer(2, 90)} at 3.`,
      `Tr. at ${dice.integer(10, 300)}; App. ${dice.integer(10, 300)}.`,
    ]),
  'words that resemble': (dice) =>
    dice.one([
      'He showed his I.D. at the door, and the guard let him in.',
      `Section ${dice.integer(2, 20)} of the Lease and paragraph ${dice.integer(2, 20)} of the rider`,
      `The ID at issue is number ${dice.integer(100, 999)}.`,
      'Quintero v. Oakes was then pending in the court below.',
      `Article ${dice.integer(2, 20)} of the bylaws, as quoted above`,
      'The U.S. and its S. Ct. building were photographed in 1951.',
      `Exhibit ${dice.integer(2, 20)} (2019) was withdrawn.`,
    ]),
};

/** The cases generated from a seed: this many passages of each type. */
export function citationCases({ each, seed }: { each: number; seed: number }): CitationCase[] {
  const make = (kinds: Record<string, (dice: Dice) => { text: string; expect: WantedCitation[] }>, base: number) =>
    Object.entries(kinds).flatMap(([kind, write], index) =>
      Array.from({ length: each }, (_, variant) => ({
        kind,
        id: `${kind} ${variant}`,
        ...write(diceOf(seed * base + index * 1019 + variant)),
      })),
    );
  const clean = Object.fromEntries(
    Object.entries(lookAlikes).map(([kind, write]) => [kind, (dice: Dice) => ({ text: write(dice), expect: [] })]),
  );
  return [...make({ ...positives, ...furtherCitations }, 15_485_863), ...make(clean, 32_452_843)];
}

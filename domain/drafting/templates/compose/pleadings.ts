import type { CaseData, FieldName } from '../CaseData.ts';
import type { Block } from '../DraftDocument.ts';
import { type Filler, isPetitioned } from '../Filler.ts';
import { namedSide, sidePossessive, sideTitle } from '../parties.ts';
import type { reliefBands } from '../templates.ts';
import { heading, openNumbering, plain } from './signature.ts';

type Numbering = ReturnType<typeof openNumbering>;

const ordinals = ['FIRST', 'SECOND', 'THIRD'] as const;

/** The term for a claim: cause of action in the states that plead them, count or claim elsewhere. */
const claimWord = {
  California: 'CAUSE OF ACTION',
  'New York': 'CAUSE OF ACTION',
  Texas: 'CAUSE OF ACTION',
  Florida: 'COUNT',
  Illinois: 'COUNT',
  Federal: 'CLAIM FOR RELIEF',
} as const;

/**
 * A complaint: consecutively numbered allegations, a heading for each claim, and the prayer (Fed. R. Civ. P. 8(a),
 * 10(b); Cal. Code Civ. Proc. § 425.10).
 */
export function composeComplaint(filler: Filler, _data: CaseData): Block[] {
  const number = openNumbering();
  const plaintiff = sideTitle(filler, 'plaintiff');
  const blocks: Block[] = [
    plain(`${namedSide(filler, 'plaintiff')} ${verb(plaintiff, 'allege')} as follows:`),
    ...(filler.forum === 'Texas' ? openTexanPetition(filler, number) : []),
    heading('JURISDICTION AND VENUE'),
    ...number(filler.entries('jurisdiction_and_venue')),
    heading('FACTS'),
    ...number(filler.entries('facts')),
  ];
  for (const [index, ordinal] of ordinals.entries()) {
    const [title, facts] = [`claim_${index + 1}_title`, `claim_${index + 1}`] as [FieldName, FieldName];
    if (index > 0 && !filler.maybe(title) && !filler.maybe(facts)) continue;
    blocks.push(
      heading(claimHeading(filler, ordinal, index)),
      heading(`(${filler.text(title)}, by ${plaintiff} against ${sideTitle(filler, 'defendant')})`, 2),
      ...number(['The preceding paragraphs are incorporated by reference.', ...filler.entries(facts)]),
    );
  }
  return [...blocks, ...prayer(filler, 'plaintiff'), ...juryDemand(filler)];
}

/** An answer: a general denial if the forum permits it, or responses; defenses; the prayer. */
export function composeAnswer(filler: Filler, _data: CaseData): Block[] {
  const number = openNumbering();
  const defendant = sideTitle(filler, 'defendant');
  const paper = filler.maybe('party_titles') === 'petitioner' || filler.forum === 'Texas' ? 'petition' : 'complaint';
  const blocks: Block[] = [
    plain(`${namedSide(filler, 'defendant')} ${verb(defendant, 'answer')} the ${paper} as follows:`),
  ];
  if (filler.forum === 'Texas') blocks.push(...identify(filler, 'defendant', number));
  if (filler.says('general_denial')) blocks.push(heading('GENERAL DENIAL'), ...number([generalDenial(filler, paper)]));
  if (!filler.says('general_denial') || filler.maybe('responses')) {
    blocks.push(heading('RESPONSES'), ...number(filler.entries('responses')));
  }
  if (filler.maybe('defenses')) {
    const word = filler.forum === 'California' || filler.forum === 'Federal' ? 'AFFIRMATIVE DEFENSES' : 'DEFENSES';
    blocks.push(heading(word), ...number(filler.entries('defenses')));
  }
  return [...blocks, ...prayer(filler, 'defendant'), ...juryDemand(filler)];
}

/** The discovery level first, then the range of relief (Tex. R. Civ. P. 190.1, 47(b) and (c)). */
function openTexanPetition(filler: Filler, number: Numbering): Block[] {
  const plaintiff = sideTitle(filler, 'plaintiff');
  const band = filler.maybe('relief_band');
  const blocks = [
    heading('DISCOVERY CONTROL PLAN'),
    ...number([
      `Discovery is intended to be conducted under Level ${filler.text('discovery_level')} of Rule 190 of the Texas Rules of Civil Procedure.`,
    ]),
  ];
  if (!isPetitioned(filler)) {
    const sought = band && band in bands ? bands[band as keyof typeof bands] : filler.text('relief_band');
    blocks.push(
      heading('RELIEF SOUGHT'),
      ...number([
        `The damages sought are within the jurisdictional limits of this Court. ${plaintiff} ${verb(plaintiff, 'seek')} ${sought}.`,
      ]),
    );
  }
  return [...blocks, ...identify(filler, 'plaintiff', number)];
}

const excluding = 'excluding interest, statutory or punitive damages and penalties, and attorney fees and costs';
const bands: Record<(typeof reliefBands)[number], string> = {
  monetary_to_250000: `only monetary relief of $250,000 or less, ${excluding}`,
  to_250000_and_other: `monetary relief of $250,000 or less, ${excluding}, and non-monetary relief`,
  '250000_to_1000000': `monetary relief over $250,000 but not more than $1,000,000, ${excluding}`,
  over_1000000: `monetary relief over $1,000,000, ${excluding}`,
  non_monetary: 'only non-monetary relief',
};

/** Never more than three digits (Tex. Civ. Prac. & Rem. Code § 30.014). */
function identify(filler: Filler, side: 'plaintiff' | 'defendant', number: Numbering): Block[] {
  const last3 = (field: FieldName) => filler.maybe(field)?.replace(/\D/g, '').slice(-3);
  const stated = [
    ['driver’s license number', last3('driver_license_last3')],
    ['social security number', last3('ssn_last3')],
  ].flatMap(([what, digits]) => (digits ? [`of ${sidePossessive(filler, side)} ${what} are ${digits}`] : []));
  if (stated.length === 0) return [];
  return number([`The last three digits ${stated.join(', and the last three digits ')}.`]);
}

function generalDenial(filler: Filler, paper: string): string {
  const defendant = sideTitle(filler, 'defendant');
  return filler.forum === 'Texas'
    ? `Under Rule 92 of the Texas Rules of Civil Procedure, ${defendant} generally ${verb(defendant, 'deny')} the allegations of the ${paper} and ${verb(defendant, 'demand')} strict proof of them.`
    : `Under Code of Civil Procedure section 431.30, subdivision (d), ${defendant} generally ${verb(defendant, 'deny')} each allegation of the unverified ${paper}.`;
}

function claimHeading(filler: Filler, ordinal: string, index: number): string {
  const word = claimWord[filler.forum];
  return word === 'COUNT' ? `COUNT ${['I', 'II', 'III'][index]}` : `${ordinal} ${word}`;
}

function prayer(filler: Filler, side: 'plaintiff' | 'defendant'): Block[] {
  const title = sideTitle(filler, side);
  return [
    heading(filler.forum === 'California' || filler.forum === 'Texas' ? 'PRAYER' : 'PRAYER FOR RELIEF'),
    plain(`WHEREFORE, ${title} ${verb(title, 'request')} judgment as follows:`),
    ...filler.entries('relief').map(
      (text, index): Block => ({
        kind: 'paragraph',
        number: `${index + 1}.`,
        text: text.replace(/^\(?\d{1,3}[.)]\s+/, ''),
        indent: 'block',
      }),
    ),
  ];
}

/** Fed. R. Civ. P. 38(b); Cal. Code Civ. Proc. § 631; Tex. R. Civ. P. 216. */
function juryDemand(filler: Filler): Block[] {
  if (!filler.says('jury_demand')) return [];
  const title = sideTitle(filler, filler.maybe('filing_party') === 'defendant' ? 'defendant' : 'plaintiff');
  return [
    heading('DEMAND FOR JURY TRIAL'),
    plain(`${title} ${verb(title, 'demand')} a trial by jury on all issues so triable.`),
  ];
}

/** `Plaintiff alleges`, `Plaintiffs allege`. */
function verb(title: string, word: string): string {
  if (title.endsWith('s')) return word;
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;
}

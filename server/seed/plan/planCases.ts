import { dispositionsOf } from '#domain/cases/dispositions';
import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { addDays } from '#domain/days/days';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { shortName } from '#domain/participants/shortName';
import { type CaseKind, caseKinds, type PaperKind } from './caseKinds.ts';
import { partyName, personName } from './names.ts';
import { titleByRule } from './participantOf.ts';
import type { Random } from './random.ts';
import { sampleNumber } from './sampleNumbers.ts';

export type Outcome = 'accepted' | 'returned' | 'rejected';

export type PlannedDocument = {
  heading: string;
  body: string[];
  prayer: string[];
  /** 0 for the first side, 1 for the second. */
  side: 0 | 1;
  filed_on: string;
  /** Minutes after midnight in the court. */
  filed_at: number;
  /** What the clerk decides, and how many minutes later. */
  outcome: Outcome;
  decided_after: number;
  /** Days until the filer of a returned document sent the correction; null if not corrected. */
  corrected_after: number | null;
};

export type PlannedParty = {
  full_name: string;
  role: string;
  /** Index among the attorneys; null for a person without counsel. */
  attorney: number | null;
};

export type PlannedCase = {
  court_id: string;
  case_number: string;
  title: string;
  case_type: CaseType;
  parties: PlannedParty[];
  /** Whom the case is about without being a party: the decedent of an estate. */
  subject: PlannedParty | null;
  judge: string | null;
  opened_on: string;
  closed_on: string | null;
  disposition: string | null;
  documents: PlannedDocument[];
};

export type PlannedCourt = {
  id: string;
  name: string;
  level: CourtLevel;
  jurisdiction: Jurisdiction;
  county: string | null;
};
type Options = {
  court: PlannedCourt;
  today: string;
  count: number;
  attorneys: number;
  kinds?: readonly CaseKind[];
  judgesOf(type: CaseType): readonly string[];
  /** Numbers that cases of the court have already. */
  taken: ReadonlySet<string>;
};

/** Returned documents older than this many days have been corrected. */
const correctedSince = 40;
/** Days back over which the cases were opened. */
const span = 520;

/** Cases of a court, oldest first, with what was filed in each up to today. */
export function planCases(random: Random, options: Options): PlannedCase[] {
  const { court, today, count, kinds = caseKinds } = options;
  const opened = Array.from({ length: count }, () => addDays(today, -random.between(0, span))).sort();
  const sequences = new Map<string, number>();
  return opened.map((opened_on) => {
    const kind = chooseKind(random, kinds);
    const parties = planParties(random, kind, options.attorneys);
    const subject = subjectOf(kind, parties);
    const documents = planDocuments(random, kind, parties, opened_on, today);
    const judge = random.pick(options.judgesOf(kind.case_type));
    const settled = documents.at(-1)?.heading.includes('SETTLEMENT') ?? false;
    const isOld = opened_on < addDays(today, -150);
    const ended = settled
      ? addDays(documents.at(-1)!.filed_on, 14)
      : isOld && random.chance(0.55)
        ? lastDay(random, documents, today)
        : null;
    const closed_on = ended !== null && ended < today ? ended : null;
    return {
      court_id: court.id,
      case_number: nextNumber(sequences, options, kind.case_type, opened_on),
      title: titleOf(kind, subject ? [subject, ...parties] : parties, court),
      case_type: kind.case_type,
      parties,
      subject,
      judge: judge ?? null,
      opened_on,
      closed_on,
      disposition: closed_on === null ? null : chooseDisposition(random, kind.case_type, settled),
      documents,
    };
  });
}

/** A settled case ends with what its type calls a settlement, where it has one. */
function chooseDisposition(random: Random, caseType: CaseType, settled: boolean): string {
  const all = dispositionsOf(caseType);
  const agreed = settled ? all.find((one) => /settle|agreement/i.test(one)) : undefined;
  return agreed ?? random.pick(all);
}

function chooseKind(random: Random, kinds: readonly CaseKind[]): CaseKind {
  let left = random.next() * kinds.reduce((sum, { share }) => sum + share, 0);
  for (const kind of kinds) {
    left -= kind.share;
    if (left < 0) return kind;
  }
  return kinds[0]!;
}

function planParties(random: Random, kind: CaseKind, attorneys: number): PlannedParty[] {
  const counsel = () => random.between(0, attorneys - 1);
  const alone = kind.case_type === 'Small Claims' ? 1 : kind.case_type === 'Family Law' ? 0.35 : 0.06;
  const first =
    kind.case_type === 'Criminal' ? 'The People of the State of California' : partyName(random, kind.companies[0]);
  const firstCounsel = random.chance(alone) ? null : counsel();
  let secondCounsel = random.chance(alone) ? null : counsel();
  if (secondCounsel !== null && secondCounsel === firstCounsel) secondCounsel = (secondCounsel + 1) % attorneys;
  const parties: PlannedParty[] = [
    { full_name: first, role: kind.roles[0], attorney: firstCounsel },
    { full_name: partyName(random, kind.companies[1]), role: kind.roles[1], attorney: secondCounsel },
  ];
  if (kind.case_type === 'Civil Complaint' && random.chance(0.18)) {
    parties.push({ full_name: personName(random), role: kind.roles[1], attorney: secondCounsel });
  }
  return parties;
}

function planDocuments(
  random: Random,
  kind: CaseKind,
  parties: PlannedParty[],
  opened_on: string,
  today: string,
): PlannedDocument[] {
  const documents: PlannedDocument[] = [];
  // Small claims are limited to $12,500 (Code Civ. Proc. § 116.221).
  const unit = kind.case_type === 'Small Claims' ? 5 : 500;
  const sum = `$${(random.between(24, 2400) * unit).toLocaleString('en-US')}.00`;
  let day = opened_on;
  for (const document of kind.documents) {
    day = addDays(day, random.between(...document.after));
    if (day > today) break;
    const outcome = random.chance(0.93) ? 'accepted' : random.chance(0.75) ? 'returned' : 'rejected';
    const corrects = outcome === 'returned' && day < addDays(today, -correctedSince);
    documents.push({
      ...wordsOf(document, kind, parties, sum),
      side: document.by === 'first' ? 0 : 1,
      filed_on: day,
      filed_at: random.between(7 * 60, 19 * 60),
      outcome,
      decided_after: random.between(25, 60 * 40),
      corrected_after: corrects ? random.between(1, 2) : null,
    });
    // What was refused, or sent back and not corrected yet, is not followed by more in the same case.
    if (outcome !== 'accepted' && !corrects) break;
  }
  return documents;
}

function wordsOf(document: PaperKind, kind: CaseKind, parties: PlannedParty[], sum: string) {
  const [first, second] = parties;
  const fill = (text: string) =>
    text
      .replaceAll('{First}', `${kind.roles[0]} ${first!.full_name}`)
      .replaceAll('{first}', kind.roles[0])
      .replaceAll('{Second}', `${kind.roles[1]} ${second!.full_name}`)
      .replaceAll('{second}', kind.roles[1])
      .replaceAll('{amount}', sum);
  return { heading: document.heading, body: document.body.map(fill), prayer: (document.prayer ?? []).map(fill) };
}

function lastDay(random: Random, documents: PlannedDocument[], today: string): string {
  const last = documents.at(-1)?.filed_on ?? today;
  return addDays(last, random.between(20, 120));
}

function nextNumber(
  sequences: Map<string, number>,
  { court, taken }: Options,
  type: CaseType,
  opened_on: string,
): string {
  const year = Number(opened_on.slice(0, 4));
  const key = `${year} ${type}`;
  let number: string;
  do {
    const sequence = (sequences.get(key) ?? 0) + 1;
    sequences.set(key, sequence);
    number = sampleNumber(court, year, type, sequence);
  } while (taken.has(number));
  return number;
}

/** Given names of decedents, who have the petitioner’s surname. */
const decedents = ['Harold', 'Evelyn', 'Walter', 'Lorraine', 'Raymond'];

/** A decedent bears the surname of the petitioner. */
function subjectOf({ case_type }: CaseKind, [petitioner]: PlannedParty[]): PlannedParty | null {
  if (case_type !== 'Probate') return null;
  const surname = shortName(petitioner!.full_name);
  const given = decedents[petitioner!.full_name.length % decedents.length];
  return { full_name: `${given} ${surname}`, role: 'Decedent', attorney: null };
}

/** The title by rule, which every planned case must have. */
function titleOf({ case_type }: CaseKind, participants: PlannedParty[], court: PlannedCourt): string {
  return titleByRule(participants, case_type, practiceSystemOf(court, case_type))!;
}

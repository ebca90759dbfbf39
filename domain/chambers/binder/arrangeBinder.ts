import { addDays } from '#domain/days/days';
import { type Assigned, assignFilings } from './assignFilings.ts';
import { type ArrangedDocument, type BinderDocument, type BinderPart, binderParts } from './BinderDocument.ts';
import { findMatters, isCorrection } from './findMatters.ts';
import { compareDates, groupFilings, isSameSide } from './groupFilings.ts';
import { mentions } from './mentions.ts';
import { rankOfSupport, roleOf, supportOf } from './partOf.ts';

type Placed = ArrangedDocument & { document: BinderDocument; thread: number };

/** Other filings of this many days before the hearing are in the binder. */
export const recentDays = 60;

/**
 * The documents of a case in argument order for a hearing: for each motion, the motion, each opposition and each reply
 * with what accompanies it, supplemental briefs, proposed orders, and earlier orders; then other recent filings.
 */
export function arrangeBinder(documents: readonly BinderDocument[], hearing_date: string): ArrangedDocument[] {
  const filings = groupFilings(documents);
  const assigned = assignFilings(filings, findMatters(filings, hearing_date));
  const placed = assigned.flatMap((one) => placeFiling(one, assigned));
  const taken = new Set(placed.map(({ id }) => id));
  const since = addDays(hearing_date, -recentDays);
  const others = filings
    .flatMap((filing) => filing.documents)
    .filter(({ id, filed_on }) => !taken.has(id) && filed_on >= since)
    .map((document) => place(document, 'other', null, 0));
  placed.sort(inArgumentOrder);
  return markCorrections([...placed, ...others]).map(({ id, part, matter, corrected_by }) => ({
    id,
    part,
    matter,
    corrected_by,
  }));
}

/** A proposed order that is attached to a motion is with the other proposed orders. */
function placeFiling({ filing, matter, role, beside }: Assigned, assigned: readonly Assigned[]): Placed[] {
  const principal = beside ?? filing;
  const of = assigned.find((one) => one.filing === principal)!;
  // All filings of one motion are one thread; each opposition and each reply is a separate one.
  const thread = of.role === 'motion' ? 0 : assigned.findIndex((one) => one.filing === principal);
  return filing.documents.map((document) => {
    if (roleOf(document) === 'proposed_order') return place(document, 'proposed_order', matter, 0);
    const isPrincipal = document === filing.lead && beside === null && role !== 'support';
    const part = isPrincipal ? (role as BinderPart) : supportOf(of.role);
    return place(document, part, matter, thread);
  });
}

const place = (document: BinderDocument, part: BinderPart, matter: number | null, thread: number): Placed => ({
  ...{ id: document.id, part, matter, corrected_by: null },
  ...{ document, thread },
});

/** The stage of the argument: an opposition is followed by its declarations, not by the next opposition. */
const stageOf = (part: BinderPart) => binderParts.indexOf(part.replace('_support', '') as BinderPart);

function inArgumentOrder(one: Placed, other: Placed): number {
  return (
    one.matter! - other.matter! ||
    stageOf(one.part) - stageOf(other.part) ||
    one.thread - other.thread ||
    Number(one.part.endsWith('_support')) - Number(other.part.endsWith('_support')) ||
    (one.part.endsWith('_support') ? rankOfSupport(one.document) - rankOfSupport(other.document) : 0) ||
    (one.part === 'motion' ? noticeFirst(one.document, other.document) : 0) ||
    compareDates(one.document, other.document)
  );
}

const noticeFirst = (one: BinderDocument, other: BinderDocument) =>
  Number(isCorrection(one.title)) - Number(isCorrection(other.title)) ||
  Number(other.type === 'notice_of_motion') - Number(one.type === 'notice_of_motion');

/** Puts a corrected document directly after the one that it corrects, which is marked. */
function markCorrections(placed: Placed[]): Placed[] {
  const arranged = [...placed];
  for (const correction of placed) {
    if (!isCorrection(correction.document.title)) continue;
    const original = placed.find((one) => one !== correction && corrects(correction, one));
    if (!original) continue;
    original.corrected_by = correction.id;
    arranged.splice(arranged.indexOf(correction), 1);
    arranged.splice(arranged.indexOf(original) + 1, 0, { ...correction, part: original.part });
  }
  return arranged;
}

function corrects({ document: correction, matter }: Placed, { document, matter: of, corrected_by }: Placed): boolean {
  return (
    corrected_by === null &&
    matter === of &&
    isSameSide(document, correction) &&
    compareDates(document, correction) < 0 &&
    mentions(correction.title, document.title)
  );
}

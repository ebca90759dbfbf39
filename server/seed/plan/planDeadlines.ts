import { addDays } from '#domain/days/days';
import { findVariant } from '#domain/deadlines/deadlineRules';
import { deriveDate } from '#domain/deadlines/deriveDate';
import type { DeadlineState } from '#domain/deadlines/states';
import type { PlannedCase, PlannedDocument, PlannedHearing } from './PlannedCase.ts';

/** A deadline of a planned case: the rule, the event on its docket from which it runs, and how it ended. */
export type PlannedDeadline = {
  held: PlannedCase;
  rule_id: string;
  trigger_date: string;
  due_date: string;
  state: DeadlineState;
  /** When and why it ended; null while it is open. */
  settled: { on: string; reason: string } | null;
};

/** How long a past deadline is of interest. */
const pastDays = 75;

/**
 * The deadlines of the open cases of the sample court around a day, which the deadline engine computes from the services
 * and the hearings on their dockets. What was filed or entered since then has met or ended them.
 */
export function planDeadlines(cases: readonly PlannedCase[], today: string): PlannedDeadline[] {
  return cases
    .filter(({ closed_on, awaits_opening }) => closed_on === null && !awaits_opening)
    .flatMap((held) => [...fromServices(held, today), ...fromFilings(held, today), ...fromHearings(held, today)])
    .filter(({ due_date }) => due_date >= addDays(today, -pastDays));
}

type Ended = { state: DeadlineState; on: string; reason: string } | null;

function deadline(
  held: PlannedCase,
  rule_id: string,
  trigger_date: string,
  ended: (due: string) => Ended,
): PlannedDeadline {
  const { due_date } = deriveDate({ variant: findVariant(rule_id)!, trigger_date });
  const end = ended(due_date);
  const settled = end && { on: end.on, reason: end.reason };
  return { held, rule_id, trigger_date, due_date, state: end?.state ?? 'open', settled };
}

/** Met by a document that was filed in time; a late one is on file, but the deadline was missed. */
const met = ({ filed_on: on }: PlannedDocument, due: string, reason: string): Ended =>
  on <= due ? { state: 'met', on, reason } : { state: 'missed', on, reason: 'Filed after the due date.' };

const isCivil = ({ category }: PlannedCase) => category.startsWith('california.cm010');
const isEviction = ({ category }: PlannedCase) => category === 'california.cm010.32';
const isMarriage = ({ category }: PlannedCase) => /^california\.fl\.(?:diss|sep)$/.test(category);

/** The response of each party who was served. */
function fromServices(held: PlannedCase, today: string): PlannedDeadline[] {
  const rule_id = isEviction(held)
    ? 'CA-ANSWER-UD'
    : isCivil(held)
      ? 'CA-ANSWER'
      : isFamily(held)
        ? 'CA-FAM-RESP'
        : null;
  if (!rule_id) return [];
  return served(held, today).map(({ service }) => {
    const { party, complete_on } = service!;
    return deadline(held, rule_id, complete_on, (due) => {
      const responded = onFile(held, today).find(
        ({ by, heading }) => by === party && /^(?:ANSWER|DEMURRER|RESPONSE TO PETITION)/.test(heading),
      );
      if (responded) return met(responded, due, 'Response filed.');
      const default_entered = held.entries.find(({ code }) => code === 'default_entered');
      return default_entered ? { state: 'missed', on: default_entered.filed_on, reason: 'Default entered.' } : null;
    });
  });
}

const isFamily = (held: PlannedCase) => isMarriage(held) || held.category === 'california.fl.cus';

/** What is due some time after the document that opened the case. */
function fromFilings(held: PlannedCase, today: string): PlannedDeadline[] {
  const [opening] = held.documents;
  if (opening?.purpose !== 'opening') return [];
  if (isCivil(held) && !isEviction(held)) {
    const last = served(held, today).at(-1);
    return [
      deadline(held, 'CA-SERVE', held.opened_on, (due) => (last ? met(last, due, 'Proof of service filed.') : null)),
    ];
  }
  if (!isMarriage(held)) return [];
  const disclosed = onFile(held, today).find(({ heading }) =>
    heading.startsWith('DECLARATION REGARDING SERVICE OF DECL'),
  );
  // Served within 60 days; the declaration of service is filed later (Fam. Code § 2104(f)).
  return disclosed ? [] : [deadline(held, 'CA-FAM-PDD', held.opened_on, () => null)];
}

/** What the parties file for each hearing. */
function fromHearings(held: PlannedCase, today: string): PlannedDeadline[] {
  return held.hearings
    .filter(({ status, date }) => status === 'scheduled' && date >= today)
    .flatMap((hearing) => {
      const { event_type, date } = hearing;
      if (event_type === 'Case management conference') return [statement(held, date, today)];
      if (event_type === 'Jury trial' && isCivil(held))
        return ['CA-EXPERT-DEMAND', 'CA-DISC-CUTOFF']
          .map((rule_id) => deadline(held, rule_id, date, () => null))
          .filter(({ due_date }) => due_date >= today);
      return motionPapers(held, hearing, today);
    });
}

function statement(held: PlannedCase, date: string, today: string): PlannedDeadline {
  const filed = onFile(held, today).find(
    ({ heading, filed_on }) => heading === 'CASE MANAGEMENT STATEMENT' && filed_on >= addDays(date, -60),
  );
  return deadline(held, 'CA-CMC', date, (due) => (filed ? met(filed, due, 'Case management statement filed.') : null));
}

/** The opposition to a motion, and the reply if there is an opposition. */
function motionPapers(held: PlannedCase, { date, time }: PlannedHearing, today: string): PlannedDeadline[] {
  if (held.case_type !== 'Civil Complaint' && held.case_type !== 'Family Law') return [];
  const motion = onFile(held, today).find((one) => one.hearing?.date === date && one.hearing.time === time);
  if (!motion) return [];
  const since = onFile(held, today).filter(({ filed_on }) => filed_on > motion.filed_on);
  const opposed = since.find(({ heading }) => /^(?:OPPOSITION|RESPONSIVE DECLARATION)/.test(heading));
  const replied = since.find(({ heading }) => heading.startsWith('REPLY'));
  const rule_id = /SUMMARY JUDGMENT/.test(motion.heading) ? 'CA-MSJ-OPP' : 'CA-OPP';
  const opposition = deadline(held, rule_id, date, (due) =>
    opposed
      ? met(opposed, due, 'Opposition filed.')
      : addDays(due, 1) < today
        ? { state: 'missed', on: addDays(due, 1), reason: 'No opposition on file.' }
        : null,
  );
  if (!opposed || rule_id !== 'CA-OPP') return [opposition];
  const reply = deadline(held, 'CA-REPLY', date, (due) => (replied ? met(replied, due, 'Reply filed.') : null));
  // A reply is optional: nothing is overdue without it.
  return reply.state === 'open' && reply.due_date < today ? [opposition] : [opposition, reply];
}

const served = (held: PlannedCase, today: string) =>
  onFile(held, today).filter(({ service }) => service !== null && service.party > 0);

/** What the clerk has accepted. */
export const onFile = ({ documents }: PlannedCase, today: string): PlannedDocument[] =>
  documents.filter(({ outcome, decided, corrected }) => {
    const accepted = outcome === 'accepted' ? decided : outcome === 'returned' ? (corrected?.accepted ?? null) : null;
    return accepted !== null && accepted.on < today;
  });

import { overlaps, type Span } from '../availability.ts';
import type { Booking, Calendar } from '../Calendar.ts';
import { findObjections, type Objection, type Proposal } from '../constraints.ts';
import { indexSpans } from '../indexSpans.ts';
import { propose } from '../judgeTime.ts';
import { resourcesOf } from '../resources.ts';
import { type BatchHearing, type Engagement, keysOfPerson } from './BatchHearing.ts';

/**
 * Why a hearing of a batch cannot be at a time: an objection of the calendar, a time that the batch itself excludes, or
 * one of its people or its case is elsewhere.
 */
export type BatchObjection = Objection | { code: 'blocked'; span: Span } | { code: 'engaged'; engagement: Engagement };

/**
 * A time in which hearings cannot be held, besides what the calendar knows: a closed room, an absence, or the time of an
 * interpreter, a mediator, or a reporter, by name.
 */
export type Blocked = Span & {
  judge_id?: string | undefined;
  courtroom_id?: string | undefined;
  person?: string | undefined;
};

type Facts = {
  calendar: Calendar;
  engagements: readonly Engagement[];
  hearings: readonly BatchHearing[];
  /** The hearings of the batch whose present times become available. */
  freed: ReadonlySet<string>;
  blocked?: readonly Blocked[];
  /** Whether closures, hours, and absences are waived: hearings return to times that the court once gave them. */
  waives?: boolean;
};

/** The hearing’s own judge unless it names another one. */
type Place = Pick<BatchHearing, 'courtroom_id' | 'venue'> & { judge_id?: string | null; judge?: string };

/**
 * The calendar with the times that were given to hearings of a batch so far, so that no two of them conflict. Each
 * question and each hold names the hearing, the time, and the courtroom.
 */
export function holdTimes({ calendar, engagements, hearings, freed, blocked = [], waives = false }: Facts) {
  const engagedBy = indexSpans(engagements, ({ key }) => key);
  const released = countReleased(hearings, freed);
  const held = new Map<string, Booking[]>();
  const heldEngagements = new Map<string, Engagement[]>();
  const inSitting = new Map<string, number>();

  const viewOf = (hearing: BatchHearing): Calendar => ({
    ...calendar,
    bookingsOf: (resource, span) => [
      ...calendar.bookingsOf(resource, span).filter(({ hearing_id }) => hearing_id === null || !freed.has(hearing_id)),
      ...(held.get(`${resource.kind} ${resource.resource}`) ?? []).filter((one) => overlaps(one, span)),
    ],
    sittingFor(place, span) {
      const sitting = calendar.sittingFor(place, span);
      if (!sitting) return undefined;
      const own = hearing.sitting_id === sitting.id && !freed.has(hearing.id) ? 1 : 0;
      const called = sitting.called - (released.get(sitting.id) ?? 0) - own + (inSitting.get(sitting.id) ?? 0);
      return { ...sitting, called };
    },
  });

  const engagementsOf = (hearing: BatchHearing, span: Span) =>
    hearing.keys.flatMap((key) => [
      ...engagedBy(key, span).filter(({ hearing_id }) => hearing_id !== hearing.id && !freed.has(hearing_id)),
      ...(heldEngagements.get(key) ?? []).filter((one) => one.hearing_id !== hearing.id && overlaps(one, span)),
    ]);

  const proposalOf = (hearing: BatchHearing, span: Span, place: Place = hearing) => {
    const moved = { ...hearing, ...place };
    return propose(moved, resourcesOf(moved), span, viewOf(hearing));
  };

  return {
    proposalOf,
    /** Everything that excludes the time. */
    objectionsTo(hearing: BatchHearing, span: Span, place: Place = hearing): BatchObjection[] {
      const proposal = proposalOf(hearing, span, place);
      const { objections, waivable } = findObjections(proposal, viewOf(hearing));
      if (waives) return waivable ? [] : [...objections];
      if (objections.length > 0) return [...objections];
      const obstacle = blocked.find((one) => isBlocked(one, hearing, place) && overlaps(one, span));
      if (obstacle) return [{ code: 'blocked', span: obstacle }];
      const elsewhere = engagementsOf(hearing, span).find(
        ({ sitting_id }) => sitting_id === null || sitting_id !== proposal.sitting?.id,
      );
      return elsewhere ? [{ code: 'engaged', engagement: elsewhere }] : [];
    },
    /** Gives the time to the hearing. */
    hold(hearing: BatchHearing, span: Span, place: Place = hearing): Proposal {
      const { by } = hearing;
      const proposal = proposalOf(hearing, span, place);
      const { sitting } = proposal;
      if (sitting) inSitting.set(sitting.id, (inSitting.get(sitting.id) ?? 0) + 1);
      else
        for (const resource of proposal.resources) {
          const key = `${resource.kind} ${resource.resource}`;
          held.set(key, [...(held.get(key) ?? []), { ...span, ...resource, hearing_id: hearing.id, by }]);
        }
      for (const key of hearing.keys) {
        const engagement = { ...span, key, hearing_id: hearing.id, sitting_id: sitting?.id ?? null, by };
        heldEngagements.set(key, [...(heldEngagements.get(key) ?? []), engagement]);
      }
      return proposal;
    },
  };
}

export type HeldTimes = ReturnType<typeof holdTimes>;

function countReleased(hearings: readonly BatchHearing[], freed: ReadonlySet<string>): ReadonlyMap<string, number> {
  const released = new Map<string, number>();
  for (const { id, sitting_id } of hearings) {
    if (sitting_id && freed.has(id)) released.set(sitting_id, (released.get(sitting_id) ?? 0) + 1);
  }
  return released;
}

function isBlocked({ judge_id, courtroom_id, person }: Blocked, hearing: BatchHearing, place: Place): boolean {
  if (person !== undefined && keysOfPerson(person, [hearing]).length === 0) return false;
  if (judge_id !== undefined && judge_id !== (place.judge_id ?? hearing.judge_id)) return false;
  return courtroom_id === undefined || courtroom_id === place.courtroom_id;
}

import { spellDay } from '#domain/days/spellDay';
import type { DocketEventId } from '#domain/docketing/data/docketEvents';
import type { DocketStyle } from '#domain/docketing/docketText';
import { onePeriod } from '#domain/text/onePeriod';
import { type DispositionId, dispositions, type RulingDetails } from './dispositions.ts';
import { nameMotion } from './nameMotion.ts';

/** A ruling, as far as its docket text depends on it. Days are YYYY-MM-DD. */
export type WrittenRuling = {
  disposition: DispositionId;
  reasons: string;
  details: RulingDetails;
  submitted_on: string | null;
  /** The authority under which a motion was decided by operation of law. */
  authority?: string | null;
  /** The hearing that was set, and the one to which it is continued. */
  hearing?: { day: string } | null;
  next_hearing?: { day: string; time: string } | null;
  /** The judge who rules for the absent judge of the case. */
  covering?: Covering | null;
};

export type Covering = { judge: string; for_judge: string };

/** Reasons up to this length are on the docket; longer ones are only with the ruling. */
export const mostReasonsOnDocket = 1000;

/** The text of the docket entry of a ruling, as “ORDER granting Motion to Compel (Entry 12).” */
export function writeRuling(
  motion: { title: string; number: number | null },
  ruling: WrittenRuling,
  style: DocketStyle,
): string {
  const named = nameMotion(motion, style);
  const parts = [head(named, ruling), ...particulars(ruling), reasonsOf(ruling), coverageOf(ruling)];
  return onePeriod(parts.filter((part) => part !== '').join(' '));
}

const coverageOf = ({ covering }: WrittenRuling) =>
  covering ? `Ruling by ${covering.judge} for ${covering.for_judge}.` : '';

function head(named: string, { disposition, submitted_on, authority, hearing, next_hearing, details }: WrittenRuling) {
  const from = hearing ? ` from ${spellDay(hearing.day)}` : '';
  switch (disposition) {
    case 'submitted':
      return `${named} taken under submission${submitted_on ? ` on ${spellDay(submitted_on)}` : ''}.`;
    case 'continued': {
      const to = next_hearing ? ` to ${spellDay(next_hearing.day)} at ${clock(next_hearing.time)}` : '';
      return `Hearing on ${named} continued${from}${to}.`;
    }
    case 'off_calendar': {
      const set = hearing ? ` set for ${spellDay(hearing.day)}` : '';
      return `Hearing on ${named}${set} taken off calendar. The motion remains pending.`;
    }
    case 'sustained_leave':
      return `ORDER sustaining ${named} with leave to amend${details.days_to_amend ? ` within ${details.days_to_amend} days` : ''}.`;
    case 'deemed_denied':
    case 'deemed_granted': {
      const by = authority ? ` (${authority})` : '';
      return `${named} ${disposition === 'deemed_denied' ? 'denied' : 'granted'} by operation of law${by}.`;
    }
    default:
      return `ORDER ${rulingOn(disposition, named)}.`;
  }
}

/** “denying Motion to Compel without prejudice”: the verb before the motion, and what English has after it. */
export function rulingOn(disposition: DispositionId, named: string): string {
  switch (disposition) {
    case 'denied_without_prejudice':
      return `denying ${named} without prejudice`;
    case 'denied_moot':
      return `denying ${named} as moot`;
    case 'moot':
      return `finding ${named} moot`;
    case 'granted_conditions':
      return `granting ${named} on conditions`;
    case 'signed_modified':
      return `granting ${named} as modified`;
    case 'sustained_leave':
      return `sustaining ${named} with leave to amend`;
    case 'sustained_no_leave':
      return `sustaining ${named} without leave to amend`;
    default:
      return `${dispositions[disposition].verb} ${named}`;
  }
}

function particulars({ disposition, details }: WrittenRuling): string[] {
  const { granted, denied, conditions, referred_to } = details;
  const isPart = disposition === 'granted_in_part';
  return [
    isPart && granted ? `Granted: ${sentence(granted)}` : '',
    isPart && denied ? `Denied: ${sentence(denied)}` : '',
    disposition === 'granted_conditions' && conditions ? `Conditions: ${sentence(conditions)}` : '',
    disposition === 'referred' && referred_to ? `Referred to ${sentence(referred_to)}` : '',
  ];
}

function reasonsOf({ reasons }: WrittenRuling): string {
  const said = reasons.replace(/\s+/g, ' ').trim();
  if (said === '') return '';
  return said.length <= mostReasonsOnDocket ? sentence(said) : 'The reasons are recorded with the ruling.';
}

function sentence(text: string): string {
  const said = text.replace(/\s+/g, ' ').trim();
  return /[.!?][”’)\]]?$/.test(said) ? said : `${said}.`;
}

function clock(time: string): string {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The event of the docket that a ruling is; other rulings are text orders. */
export function eventOfRuling(disposition: DispositionId): DocketEventId {
  switch (disposition) {
    case 'granted':
    case 'granted_conditions':
    case 'deemed_granted':
    case 'sustained_leave':
    case 'sustained_no_leave':
      return 'order_granting';
    case 'denied':
    case 'denied_without_prejudice':
    case 'denied_moot':
    case 'deemed_denied':
    case 'overruled':
    case 'declined':
      return 'order_denying';
    case 'granted_in_part':
      return 'order_part';
    case 'moot':
      return 'order_moot';
    case 'signed_as_proposed':
    case 'signed_modified':
      return 'order_signed_proposed';
    case 'submitted':
      return 'under_submission';
    case 'continued':
      return 'hearing_continued';
    case 'off_calendar':
      return 'hearing_vacated';
    default:
      return 'text_order';
  }
}

import type { readDocketProposal as asked, DocketProposal } from '#contract/docketProposal';
import type { InputOf } from '#contract/endpoint';
import { spellDay } from '#domain/days/spellDay';
import { systemOf } from '#domain/deadlines/calendarFor';
import { responseRule } from '#domain/deadlines/responseRule';
import type { DocketValues } from '#domain/docketing/docketText';
import type { FilingCode } from '#domain/docketing/FilingCode';
import { spellValue } from '#domain/docketing/spellValue';
import { feesOf } from '#domain/rules/feesOf';
import { findCaseForSystem } from '#server/cases/findCaseForSystem';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { deriveFor } from '#server/deadlines/computeDeadlines';
import { findFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findFilingCodes } from '#server/packs/findCodes';
import { proposeJoined } from './attachments/proposeJoined.ts';
import { loadEffects } from './entry/loadEffects.ts';
import { type ProposedHearing, proposeHearing } from './entry/proposeHearing.ts';
import { codeOf, proposeDocketEntry } from './proposeDocketEntry.ts';

type Asked = InputOf<typeof asked>;

/**
 * The docket entry that the portal proposes for a filing in the case that the clerk chose, with the hearing to set, the
 * fees, the response date, and the effects on the case.
 */
export async function readDocketProposal(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  input: Asked,
): Promise<DocketProposal> {
  const { id, join, code: chosen } = input;
  const without = input.without?.split(',') ?? [];
  const { filing } = await findFiling(db, viewer, id);
  const held = join ? await findCaseForSystem(db, filing.court_id, join) : undefined;
  if (join && !held) throw new Refusal('not_found');
  const court = await readCourt(db, now(), filing.court_id);
  const joined = await proposeJoined(db, court, filing);
  if (joined) return joined;
  const codes = await findFilingCodes(db, filing.court_id);
  const code = codeOf({ filing, code: chosen }, codes, court);
  const about = held && code ? { filing, held, code } : null;
  const { hearing_date, hearing_time } = input;
  const at = hearing_date && hearing_time ? { hearing_date, hearing_time } : null;
  const hearing = about ? await proposeHearing(db, viewer, { ...about, at, now: now() }) : null;
  const case_type = held?.case_type ?? filing.case_type ?? 'Civil Complaint';
  const response = responseOf(court, code, { case_type, hearing });
  const values = valuesOf(input, hearing, response);
  return {
    ...(await proposeDocketEntry(db, court, { filing, case_id: join ?? null, code: chosen, values, without })),
    codes: codes.map(({ id: code_id, label, group }) => ({ id: code_id, label, group })),
    hearing,
    fees: feesOf(court, { code, case_type }).map(describeFee),
    response,
    joins: null,
    effects: about ? await loadEffects(db, court, about) : [],
  };
}

const describeFee = ({
  id,
  description,
  amount_usd,
  citation,
  confidence,
  caveat,
}: DocketProposal['fees'][number]) => ({
  ...{ id, description, amount_usd, citation, confidence, caveat },
});

type Hearing = ProposedHearing | null;

const isSet = (hearing: Hearing) => hearing?.state === 'free' || hearing?.state === 'on_calendar';

/** The last day of the response, where it runs from the day of the hearing. */
function responseOf(
  court: KnownCourt,
  code: FilingCode | null,
  { case_type, hearing }: { case_type: Parameters<typeof responseRule>[1]; hearing: Hearing },
): DocketProposal['response'] {
  const rule = code && isSet(hearing) ? responseRule(systemOf(court, case_type), case_type, code) : undefined;
  if (!rule || !hearing) return null;
  const { due_date, authority, confidence } = deriveFor(court, rule, hearing.hearing_date, null, null);
  return { due_date, authority, confidence };
}

/** The values of the text that a clerk enters or the calendar has; a hearing that cannot be set is not in it. */
function valuesOf(
  { fee, receipt, without_hearing }: Asked,
  hearing: Hearing,
  response: DocketProposal['response'],
): DocketValues {
  return {
    hearing: hearing && isSet(hearing) && !without_hearing ? nameTime(hearing) : null,
    responses_due: response && spellDay(response.due_date),
    // Otherwise those of the receipts that the counter wrote.
    ...(fee !== undefined && { fee: fee && spellValue('fee', fee) }),
    ...(receipt !== undefined && { receipt }),
  };
}

function nameTime({ hearing_date, hearing_time, venue }: ProposedHearing): string {
  const time = spellValue('time', hearing_time);
  return `${spellDay(hearing_date)} at ${time}${venue ? ` in ${venue}` : ''}`;
}

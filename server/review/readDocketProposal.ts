import type { readDocketProposal as asked, DocketProposal } from '#contract/docketProposal';
import type { InputOf } from '#contract/endpoint';
import type { CaseType } from '#domain/courts/choices';
import { spellDay } from '#domain/days/spellDay';
import { type FiledMotion, motionResponse } from '#domain/deadlines/motionResponse';
import type { DocketValues } from '#domain/docketing/docketText';
import { spellValue } from '#domain/docketing/spellValue';
import { feesOf } from '#domain/rules/feesOf';
import { findCaseForSystem } from '#server/cases/findCaseForSystem';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { findResponseTimes } from '#server/courts/responseTimes';
import type { filings } from '#server/db/schema/filings';
import { deriveFor } from '#server/deadlines/computeDeadlines';
import { findLeadChoicesForSystem } from '#server/filings/choices/chosenForFiling';
import { findFiling } from '#server/filings/filingRepository';
import { findFilingDate } from '#server/filings/findFilingDate';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findFilingCodes } from '#server/packs/findCodes';
import { proposeJoined } from './attachments/proposeJoined.ts';
import { loadEffects } from './entry/loadEffects.ts';
import { type ProposedHearing, proposeHearing } from './entry/proposeHearing.ts';
import { codeOf, proposeDocketEntry, titleOf } from './proposeDocketEntry.ts';

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
  const own = chosen ? undefined : (await findLeadChoicesForSystem(db, [id])).get(id)?.code;
  const code = codeOf({ filing, code: chosen ?? own ?? undefined }, codes, court);
  const about = held && code ? { filing, held, code } : null;
  const { hearing_date, hearing_time } = input;
  const at = hearing_date && hearing_time ? { hearing_date, hearing_time } : null;
  const hearing = about ? await proposeHearing(db, viewer, { ...about, at, now: now() }) : null;
  const case_type = held?.case_type ?? filing.case_type ?? 'Civil Complaint';
  const response = await readResponse(db, court, {
    ...{ filing, case_type, hearing, filed_on: input.filed_on },
    motion: code && { code, title: titleOf(filing) },
  });
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

type Answerable = {
  filing: typeof filings.$inferSelect;
  case_type: CaseType;
  motion: FiledMotion | null;
  hearing: Hearing;
  /** The filing date that the clerk sets. */
  filed_on: string | undefined;
};

/** The last day of the response to a motion; null where no rule or setting decides, or its first day is not known. */
async function readResponse(
  db: Db,
  court: KnownCourt,
  { filing, case_type, motion, hearing, filed_on }: Answerable,
): Promise<DocketProposal['response']> {
  if (!motion) return null;
  const { settings } = await findResponseTimes(db, court.id);
  const found = motionResponse(court, case_type, motion, settings);
  if (!found) return null;
  const { variant, runs, set_by_court } = found;
  const heard = hearing && isSet(hearing) ? hearing.hearing_date : null;
  const filed = async () => filed_on ?? (await findFilingDate(db, court, filing)).date.filed_on;
  const from = runs === 'hearing' ? heard : await filed();
  // The former rule is not on file.
  if (from === null || (runs !== 'hearing' && from < (variant.rule.in_force_from ?? from))) return null;
  const { due_date, authority, confidence, caveat } = deriveFor(court, variant, from, null, null);
  return { due_date, authority, confidence, runs, set_by_court, caveat };
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

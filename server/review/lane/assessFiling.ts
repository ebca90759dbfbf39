import { canHaveEffects } from '#domain/docketing/entryEffects';
import type { FilingCode } from '#domain/docketing/FilingCode';
import { type LaneObstacle, laneObstacles, passingObstacles } from '#domain/review/laneObstacles';
import { findChecks } from '#server/checks/findChecks';
import type { filings } from '#server/db/schema/filings';
import { findLeadChoicesForSystem } from '#server/filings/choices/chosenForFiling';
import { findAnalysisStateForSystem } from '#server/filings/findAnalysisState';
import { countDoubtsForSystem } from '#server/filings/lane/laneRepository';
import type { Db } from '#server/kernel/Database';
import { findFilingCodes } from '#server/packs/findCodes';
import { readCourtsPolicy } from '../courtsPolicy.ts';
import { choicesOf, namesOtherNumber } from '../filersChoices.ts';
import { findPlacementFindings } from '../findPlacementFindings.ts';
import { codeOf } from '../proposeDocketEntry.ts';
import { proposePlacement } from '../proposePlacement.ts';

type Filing = typeof filings.$inferSelect;

/** Everything that keeps a filing out of the lane, for one clerk or, with null, for all. */
export async function assessFiling(
  db: Db,
  filing: Filing,
  clerk_id: string | null,
  now: Date,
): Promise<LaneObstacle[]> {
  const { policy, court } = await readCourtsPolicy(db, filing.court_id, now);
  const { found: proposed } = await proposePlacement(db, filing);
  // Only the clerk opens a second case for a number.
  const found = (await choicesOf(db, filing))?.destination === 'new' ? null : proposed;
  const [newest] = await findChecks(db, filing.id, 1);
  const placed = await findPlacementFindings(db, filing, found?.id ?? null, policy);
  const findings = [...(newest?.check.findings ?? []), ...placed];
  const state = await findAnalysisStateForSystem(db, filing.id);
  return laneObstacles({
    waiting: filing.state === 'received',
    decision_held: filing.decision_held,
    read: state === 'done',
    doubts: await countDoubtsForSystem(db, filing.id),
    complete: filing.is_complete,
    findings: findings.filter((one) => one.class === 'clerk_may_return' || one.class === 'clerk_may_notice').length,
    found: found && { parties_match: found.parties_match && !namesOtherNumber(filing, found) },
    claimed_by_another: clerk_id !== null && filing.claimed_by !== null && filing.claimed_by !== clerk_id,
    left_for_review: filing.left_for_review_by !== null,
    date_to_choose: filing.first_received_at !== null,
    acts_on_case: actsOnCase(
      filing,
      codeOf({ filing, code: await chosenCode(db, filing) }, await findFilingCodes(db, filing.court_id), court),
    ),
  });
}

/** The filing code that the filer chose. */
const chosenCode = async (db: Db, { id }: Filing) =>
  (await findLeadChoicesForSystem(db, [id])).get(id)?.code ?? undefined;

/** Whether its entry can set a hearing or change the case. */
function actsOnCase({ hearing_date, hearing_time }: Filing, code: FilingCode | null): boolean {
  if (code === null) return false;
  const noticesHearing = hearing_date !== null && hearing_time !== null && code.sets_hearing !== 'no';
  return noticesHearing || canHaveEffects(code.id);
}

/** Whether only obstacles remain that end by themselves or with a release. */
export function isReady(obstacles: readonly LaneObstacle[]): boolean {
  return obstacles.every((one) => passingObstacles.includes(one));
}

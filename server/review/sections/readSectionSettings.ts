import type { RuleApplication, SectionPreview, SectionRule, SectionSettings } from '#contract/reviewSections';
import { neverMatching, ruleFor } from '#domain/review/sectionFor';
import { findRosterTypes } from '#server/attorneys/rosterRepository';
import { findPersonName } from '#server/directory/findPeople';
import {
  findPendingRoutedForSystem,
  findRecentlyRoutedForSystem,
  type RoutedFiling,
} from '#server/filings/sections/routedFacts';
import {
  findRouting,
  findSectionRules,
  findSections,
  type StoredRouting,
} from '#server/filings/sections/sectionRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findPack } from '#server/packs/findPack';

const recentExamined = 200;
const pendingExamined = 2000;

/** The sections and routing rules of the actor's court. */
export async function readSectionSettings(db: Db, { court_id }: Actor): Promise<SectionSettings> {
  const [sections, rules, attorney_types, routing, { pack }] = await Promise.all([
    findSections(db, court_id),
    findSectionRules(db, court_id),
    findRosterTypes(db, court_id),
    findRouting(db, court_id),
    findPack(db, court_id),
  ]);
  return {
    sections: sections.map(({ id, name, archived }) => ({ id, name, archived })),
    rules: rules as SectionRule[],
    attorney_types,
    categories: pack.categories.map(({ id, code, label, active }) => ({
      id,
      label: `${code} ${label}`.trim(),
      active,
    })),
    filing_codes: pack.filing_codes.map(({ id, label, active }) => ({ id, label, active })),
    version: routing?.version ?? 0,
    application: routing ? await describeApplication(db, routing) : null,
  };
}

/** The last application of the rules to pending filings. */
export async function describeApplication(db: Db, routing: StoredRouting): Promise<RuleApplication | null> {
  if (!routing.apply_asked_at) return null;
  return {
    asked_by: await findPersonName(db, routing.apply_asked_by),
    asked_at: routing.apply_asked_at.toISOString(),
    finished_at: routing.apply_finished_at?.toISOString() ?? null,
    total: routing.apply_total,
    examined: routing.apply_examined,
    moved: routing.apply_moved,
  };
}

/** How many recent and pending filings each rule would take. */
export async function previewSectionRules(
  { db }: Needs<'db'>,
  { court_id }: Actor,
  rules: readonly SectionRule[],
): Promise<SectionPreview> {
  const recent = await findRecentlyRoutedForSystem(db, court_id, recentExamined);
  const pending = await findPendingRoutedForSystem(db, court_id, null, pendingExamined + 1);
  const examined = pending.slice(0, pendingExamined);
  const movable = examined.filter(({ section_set_by }) => section_set_by === null);
  return {
    recent: countTaken(recent, rules),
    pending: {
      ...countTaken(movable, rules),
      examined: examined.length,
      more: pending.length > pendingExamined,
      kept: examined.length - movable.length,
    },
    never: neverMatching(rules),
  };
}

function countTaken(filings: readonly RoutedFiling[], rules: readonly SectionRule[]) {
  const by_rule = rules.map(() => 0);
  let unassigned = 0;
  for (const { facts } of filings) {
    const index = ruleFor(facts, rules);
    if (index < 0) unassigned++;
    else by_rule[index]!++;
  }
  return { examined: filings.length, by_rule, unassigned };
}

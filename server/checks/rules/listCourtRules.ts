import { eq } from 'drizzle-orm';
import type { listCourtRules as asked, CourtRule } from '#contract/courtRules';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { dateInZone } from '#domain/days/dateInZone';
import { emptyReading } from '#domain/reading/Reading';
import type { CheckForum } from '#domain/rules/checks/Submission';
import { consequenceOf } from '#domain/rules/consequenceOf';
import { everyCourt } from '#domain/rules/everyCourt';
import { forumOf } from '#domain/rules/forumOf';
import { isPortalAdvice } from '#domain/rules/isPortalAdvice';
import { isLookedAt } from '#domain/rules/kinds/evaluators';
import { packOf, sourcesSeen } from '#domain/rules/packs';
import { policyFor } from '#domain/rules/policyFor';
import type { Rule } from '#domain/rules/Rule';
import type { RulePack } from '#domain/rules/RulePack';
import { findCourt } from '#server/courts/findCourt';
import { ruleAdoptions } from '#server/db/schema/checks';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

type Adoptions = Map<string, NonNullable<CourtRule['adopted']>>;

/** The rules with which filings of this court are checked, its own pack first, and which of them it has adopted. */
export async function listCourtRules(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { court_level, jurisdiction, case_type, q, show }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const court = await findCourt(db, viewer.court_id);
  const chosen = {
    court_level: court_level ?? null,
    jurisdiction: jurisdiction ?? null,
    case_type: case_type ?? null,
  };
  const forum = forumOf(court, chosen, emptyReading());
  const pack = packOf(forum, dateInZone(now(), court.time_zone));
  const packs: RulePack[] = [pack, { id: 'every-court', name: 'all courts', edition: sourcesSeen, rules: everyCourt }];
  const adopted = await findAdoptions(db, viewer.court_id);
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const rules = packs
    .flatMap((one) => one.rules.map((rule) => describe(rule, one, forum, adopted)))
    .filter(({ rule_id, requirement, authority }) => {
      const text = `${rule_id} ${requirement} ${authority}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .filter((rule) => show === 'all' || (show === 'adopted' ? rule.adopted !== null : isUnconfirmed(rule)));
  return { packs: packs.map(name), rules };
}

const name = ({ id, name, edition }: RulePack) => ({ id, name, edition });
const isUnconfirmed = ({ adopted, confidence, class: now, full_class }: CourtRule) =>
  adopted === null && confidence !== 'verified' && now !== full_class;

function describe(rule: Rule, pack: RulePack, forum: CheckForum, adoptions: Adoptions): CourtRule {
  const { class: full_class, authority: class_authority } = consequenceOf(rule, policyFor(forum));
  const adopted = adoptions.get(rule.id) ?? null;
  const confirmed = rule.confidence === 'verified' || isPortalAdvice(rule) || adopted !== null;
  return {
    rule_id: rule.id,
    pack: name(pack),
    requirement: rule.requirement,
    authority: rule.citation,
    confidence: rule.confidence,
    effective_from: rule.effective_from,
    checked_on: rule.checked_on ?? null,
    class_authority,
    checked: isLookedAt(rule),
    class: confirmed ? full_class : 'advice',
    full_class,
    adopted,
  };
}

async function findAdoptions(db: Db, court_id: string): Promise<Adoptions> {
  const rows = await db
    .select({ adoption: ruleAdoptions, by: personName(ruleAdoptions.adopted_by) })
    .from(ruleAdoptions)
    .where(eq(ruleAdoptions.court_id, court_id));
  return new Map(
    rows.map(({ adoption: { rule_id, adopted_at, note }, by }) => [
      rule_id,
      { by, at: adopted_at.toISOString(), note },
    ]),
  );
}

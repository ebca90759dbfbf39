import { and, asc, desc, eq } from 'drizzle-orm';
import type { CaseChoice, prefillPaper as endpoint } from '#contract/courtdoc';
import type { ReplyOf } from '#contract/endpoint';
import type { CaseData, Forum } from '#domain/drafting/templates/CaseData';
import { matchesAll } from '#server/db/matchesAll';
import { attorneys } from '#server/db/schema/attorneys';
import { cases, parties } from '#server/db/schema/cases';
import { courts } from '#server/db/schema/courts';
import { people } from '#server/db/schema/people';
import { searchedText } from '#server/db/searchedText';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { visibleCases } from '#server/visibility/visibleCases';

const mostChoices = 20;

/** The newest cases that the user has access to, by words of their number or title. */
export function listCasesToDraftFor({ db }: Needs<'db'>, asker: Actor, q: string): Promise<CaseChoice[]> {
  return db
    .select({ id: cases.id, case_number: cases.case_number, title: cases.title })
    .from(cases)
    .where(and(visibleCases(db, asker), q ? matchesAll(searchedText.cases, q) : undefined))
    .orderBy(desc(cases.opened_on), asc(cases.case_number))
    .limit(mostChoices);
}

/** What the portal knows already: the court, the user's own entry, and of a case its number, judge and parties. */
export async function prefillPaper(
  needs: Needs<'db'>,
  asker: Actor,
  caseId: string | undefined,
): Promise<ReplyOf<typeof endpoint>> {
  const [court] = await needs.db.select().from(courts).where(eq(courts.id, asker.court_id));
  const federal = court?.level === 'Federal Court';
  const jurisdiction: Forum = federal ? 'Federal' : (court?.jurisdiction ?? 'California');
  const place: CaseData = federal
    ? { district: court.county ?? undefined, division: court.division ?? undefined }
    : { county: court?.county ?? undefined, division: court?.division ?? undefined };
  const known = {
    ...place,
    ...(await aboutAsker(needs, asker)),
    ...(caseId === undefined ? {} : await aboutCase(needs, asker, caseId)),
  };
  const case_data = Object.fromEntries(
    Object.entries(known).flatMap(([field, text]) => (text ? [[field, text] as const] : [])),
  );
  return { jurisdiction, case_data };
}

async function aboutAsker({ db }: Needs<'db'>, asker: Actor): Promise<CaseData> {
  const [[entry], [person]] = await Promise.all([
    db
      .select({ full_name: attorneys.full_name, bar_number: attorneys.bar_number })
      .from(attorneys)
      .where(and(eq(attorneys.person_id, asker.person_id), eq(attorneys.court_id, asker.court_id))),
    db.select({ email: people.email }).from(people).where(eq(people.id, asker.person_id)),
  ]);
  return {
    filer_name: entry?.full_name ?? asker.full_name,
    bar_number: entry?.bar_number,
    self_represented: asker.role === 'self_represented' ? 'yes' : undefined,
    email: person?.email ?? undefined,
  };
}

async function aboutCase({ db }: Needs<'db'>, asker: Actor, id: string): Promise<CaseData> {
  const [found] = await db
    .select()
    .from(cases)
    .where(and(eq(cases.id, id), visibleCases(db, asker)));
  if (!found) throw new Refusal('not_found');
  const all = await db.select().from(parties).where(eq(parties.case_id, id)).orderBy(asc(parties.position));
  const of = (role: RegExp) =>
    all
      .filter((party) => role.test(party.role))
      .map(({ full_name }) => full_name)
      .join('\n');
  const petitioned = all.some(({ role }) => /petitioner/i.test(role));
  return {
    case_number: found.case_number,
    judge_name: found.judge_name ?? undefined,
    plaintiffs: of(/plaintiff|petitioner|claimant|people|state/i),
    defendants: of(/defendant|respondent/i),
    party_titles: petitioned ? 'petitioner' : undefined,
  };
}

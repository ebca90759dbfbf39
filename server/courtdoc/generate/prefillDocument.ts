import type { prefillDocument as endpoint } from '#contract/courtdoc';
import type { ReplyOf } from '#contract/endpoint';
import type { CaseData, Forum } from '#domain/drafting/templates/CaseData';
import { findOwnEntry } from '#server/attorneys/findInRoster';
import { findCase, findParties } from '#server/cases/caseRepository';
import { findCourt } from '#server/courts/findCourt';
import { findEmail } from '#server/directory/findPeople';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/** What the portal knows already: the court, the user's own entry, and of a case its number, judge and parties. */
export async function prefillDocument(
  needs: Needs<'db'>,
  viewer: Actor,
  caseId: string | undefined,
): Promise<ReplyOf<typeof endpoint>> {
  const court = await findCourt(needs.db, viewer.court_id);
  const federal = court.level === 'Federal Court';
  const jurisdiction: Forum = federal ? 'Federal' : (court.jurisdiction ?? 'California');
  const place: CaseData = federal
    ? { district: court.county ?? undefined, division: court.division ?? undefined }
    : { county: court.county ?? undefined, division: court.division ?? undefined };
  const known = {
    ...place,
    ...(await aboutViewer(needs, viewer)),
    ...(caseId === undefined ? {} : await aboutCase(needs, viewer, caseId)),
  };
  const case_data = Object.fromEntries(
    Object.entries(known).flatMap(([field, text]) => (text ? [[field, text] as const] : [])),
  );
  return { jurisdiction, case_data };
}

async function aboutViewer({ db }: Needs<'db'>, viewer: Actor): Promise<CaseData> {
  const [entry, email] = await Promise.all([
    findOwnEntry(db, viewer.court_id, viewer.person_id),
    findEmail(db, viewer.person_id),
  ]);
  return {
    filer_name: entry?.full_name ?? viewer.full_name,
    bar_number: entry?.bar_number,
    self_represented: viewer.role === 'self_represented' ? 'yes' : undefined,
    email: email ?? undefined,
  };
}

async function aboutCase({ db }: Needs<'db'>, viewer: Actor, id: string): Promise<CaseData> {
  const found = await findCase(db, viewer, id);
  const all = await findParties(db, viewer, id);
  const of = (role: RegExp) =>
    all
      .filter((party) => role.test(party.role))
      .map(({ full_name }) => full_name)
      .join('\n');
  const petitioned = all.some(({ role }) => /petitioner/i.test(role));
  return {
    case_number: found.case_number,
    judge_name: found.judge_name ?? undefined,
    plaintiffs: of(/plaintiff|petitioner|claimant|people|state|prosecution|landlord/i),
    defendants: of(/defendant|respondent|tenant/i),
    party_titles: petitioned ? 'petitioner' : undefined,
  };
}

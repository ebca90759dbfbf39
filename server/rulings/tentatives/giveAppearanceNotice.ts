import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { giveAppearanceNotice as asked } from '#contract/tentativeRulings';
import { titleOnDocket } from '#domain/rulings/titleOnDocket';
import { findCase } from '#server/cases/caseRepository';
import { findDocketPlaceForSystem } from '#server/cases/findDocketPlaceForSystem';
import { readCourt } from '#server/courts/readCourt';
import { announce } from '#server/events/announce';
import { findReadableFilings } from '#server/filings/findReadableFilings';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { filersWhoSee } from '#server/visibility/visibleCases';
import { lockRulingForSystem } from '../rulingRepository.ts';
import { describeNotice, describeTentatives } from './describeTentative.ts';
import { saveNotice } from './tentativeRepository.ts';

/**
 * Gives notice that a person in the case will argue at the hearing of a published tentative ruling, until the hour of
 * the court’s rule. The judge and the others in the case are notified.
 */
export async function giveAppearanceNotice(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, issues }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  return needs.db.transaction(async (tx) => {
    const ruling = await lockRulingForSystem(tx, id);
    if (ruling?.stage !== 'tentative' || !ruling.published_at) throw new Refusal('not_found');
    const { case_number, title: case_title, court_id } = await findCase(tx, actor, ruling.case_id);
    const people = await filersWhoSee(tx, ruling.case_id);
    const filing = (await findReadableFilings(tx, actor, [ruling.filing_id])).get(ruling.filing_id);
    if (!filing || !people.includes(actor.person_id)) throw new Refusal('not_found');
    if (ruling.superseded_at) throw new Refusal('tentative_over');
    const at = needs.now();
    const court = await readCourt(tx, at, court_id);
    const described = await describeTentatives(tx, court, [{ ruling, judge: '', drafted_by: null }]);
    const { notice_until } = described.get(id)!;
    if (notice_until === null) throw new Refusal('appearance_notice_not_needed');
    if (at > new Date(notice_until)) throw new Refusal('appearance_notice_late', { notice_until });
    const notice = await saveNotice(tx, { ruling_id: id, person_id: actor.person_id, issues, given_at: at });
    const place = await findDocketPlaceForSystem(tx, filing.id);
    const document = filing.title ?? filing.document_name;
    await announce(tx, needs, {
      code: 'case.argument_noticed',
      values: {
        case_number,
        case_title,
        motion: titleOnDocket(document, place?.access ?? null),
        person: actor.full_name,
      },
      ...{ about: { case: { id: ruling.case_id, case_number } }, court_id },
      to: [...new Set([...people, ruling.judge_id])].filter((one) => one !== actor.person_id),
    });
    await recordOnFiling(tx, needs, actor, filing, {
      action: 'argument_noticed',
      values: { document, case_number },
    });
    return { message: 'Notice given', notice: describeNotice({ notice, person: actor.full_name }) };
  });
}

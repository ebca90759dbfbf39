import type { ReplyOf } from '#contract/endpoint';
import type { listTentatives as asked, listPublishedTentatives as askedPublic } from '#contract/tentativeRulings';
import { dayMs } from '#domain/days/days';
import { docketStyleOf } from '#domain/docketing/codesOf';
import { may } from '#domain/identity/permissions';
import { nameMotion } from '#domain/rulings/nameMotion';
import { findCase } from '#server/cases/caseRepository';
import { findDocketPlacesForSystem } from '#server/cases/findDocketPlacesForSystem';
import { findOpenCasesForSystem } from '#server/cases/findOpenCasesForSystem';
import { findCourtId, findCourts } from '#server/courts/findCourt';
import { readCourt } from '#server/courts/readCourt';
import { findFilingsForSystem } from '#server/filings/filingsForSystem';
import { findOpenToPublicForSystem } from '#server/filings/findOpenToPublic';
import { findReadableFilings } from '#server/filings/findReadableFilings';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findTentativeRule } from './courtTentatives.ts';
import { describeNotice, describeTentatives } from './describeTentative.ts';
import { findNotices, findPublishedOfCase, findPublishedSince } from './tentativeRepository.ts';

/** The published tentative rulings on motions that the viewer may read, with the viewer’s own notice of argument. */
export async function listTentatives(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  case_id: string,
): Promise<ReplyOf<typeof asked>> {
  const { court_id } = await findCase(db, viewer, case_id);
  const court = await readCourt(db, now(), court_id);
  const found = await findPublishedOfCase(db, court_id, case_id);
  const ids = found.map(({ ruling }) => ruling.filing_id);
  const [described, filings, places, notices] = await Promise.all([
    describeTentatives(db, court, found),
    findReadableFilings(db, viewer, ids),
    findDocketPlacesForSystem(db, ids),
    findNotices(
      db,
      found.map(({ ruling }) => ruling.id),
    ),
  ]);
  const data = found.flatMap(({ ruling: { id, filing_id } }) => {
    const tentative = described.get(id)!;
    const filing = filings.get(filing_id);
    if (!filing) return [];
    const own = notices.find(({ notice }) => notice.ruling_id === id && notice.person_id === viewer.person_id);
    const { notice_until } = tentative;
    return [
      {
        ...tentative,
        motion: nameMotion({ title: filing.title ?? filing.document_name, number: null }, docketStyleOf(court)),
        number: places.get(filing_id) ?? null,
        can_give_notice:
          may(viewer.capacity, 'hearing-requests:make') && notice_until !== null && now() <= new Date(notice_until),
        own_notice: own ? describeNotice(own) : null,
      },
    ];
  });
  return { data };
}

/** How long ago a tentative ruling for a hearing from today on can have been published. */
const longestMs = 60 * dayMs;

/**
 * What anyone may read: published tentative rulings for hearings from today on, in cases and on motions that are open to
 * the public now. A case that is sealed later disappears from it.
 */
export async function listPublishedTentatives(
  { db, now, config }: Needs<'db' | 'now' | 'config'>,
  { court: asked_court }: { court?: string | undefined },
): Promise<ReplyOf<typeof askedPublic>> {
  const court = await readCourt(db, now(), asked_court ? await findCourtId(db, asked_court) : config.court.id);
  const [courts, rule, found] = await Promise.all([
    findCourts(db),
    findTentativeRule(db, court),
    findPublishedSince(db, court.id, new Date(now().getTime() - longestMs)),
  ]);
  const [described, open, filings] = await Promise.all([
    describeTentatives(db, court, found),
    findOpenCasesForSystem(
      db,
      court.id,
      found.map(({ ruling }) => ruling.case_id),
    ),
    findFilingsForSystem(
      db,
      found.map(({ ruling }) => ruling.filing_id),
    ),
  ]);
  const named = await findOpenToPublicForSystem(db, court, [...filings.values()]);
  const data = found.flatMap(({ ruling }) => {
    const about = open.get(ruling.case_id);
    const { judge, disposition, reasons, details, directs_argument, hearing } = described.get(ruling.id)!;
    if (!about || !named.has(ruling.filing_id) || !hearing || hearing.hearing_date < court.today) return [];
    const { title, document_name } = filings.get(ruling.filing_id)!;
    return [
      {
        ...{ id: ruling.id, case_number: about.case_number, case_title: about.title },
        motion: nameMotion({ title: title ?? document_name, number: null }, docketStyleOf(court)),
        ...{ judge, disposition, reasons, details, directs_argument, ...hearing },
        published_at: ruling.published_at!.toISOString(),
        is_ruled: ruling.superseded_at !== null,
      },
    ];
  });
  data.sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
  const { practice, publish_time, notice_time, authority } = rule;
  return {
    court: { id: court.id, name: court.name, time_zone: court.time_zone },
    courts: courts.map(({ id, name }) => ({ id, name })),
    rule: { publishes: practice !== 'none', publish_time, notice_time, authority },
    data,
  };
}

type Placed = { hearing_date: string; venue: string; hearing_time: string; case_number: string };
const keyOf = ({ hearing_date, venue, hearing_time, case_number }: Placed) =>
  [hearing_date, venue, hearing_time, case_number].join('\n');

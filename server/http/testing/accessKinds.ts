import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { noRows } from '#domain/attorneys/imports/RowCounts';
import { emptyMemo } from '#domain/chambers/benchMemo';
import { dayMs } from '#domain/days/days';
import type { Capacity } from '#domain/identity/permissions';
import { say } from '#domain/messages/say';
import type { Instance } from '#domain/scheduling/Instance';
import { usualWeights, weightsOf } from '#domain/scheduling/plans/weights';
import { unchanged } from '#domain/simulation/Scenario';
import { insertSitting } from '#server/calendar/writeSitting';
import { enterOnDocket, insertEntry } from '#server/cases/enterOnDocket';
import { accessRequests, apiKeys } from '#server/db/schema/apiAccess';
import { appealRecords } from '#server/db/schema/appealRecords';
import { attorneyClaims } from '#server/db/schema/attorneyClaims';
import { batches, separatorSheets } from '#server/db/schema/batches';
import { benchMemos } from '#server/db/schema/benchMemos';
import { courtrooms, eventTypes, judgeAvailability, weekTemplates } from '#server/db/schema/calendar';
import { calendarFeeds } from '#server/db/schema/calendarFeeds';
import { calendarPlanItems, calendarPlans } from '#server/db/schema/calendarPlans';
import { judgeChallenges, judgeCoverage, judgeRules } from '#server/db/schema/caseLife';
import { caseMerges } from '#server/db/schema/caseMerges';
import { caseRelations, caseTransfers } from '#server/db/schema/caseRelations';
import { cases, parties } from '#server/db/schema/cases';
import { cashDrawers, receipts } from '#server/db/schema/cashiering';
import { binderNotes, judicialMarks } from '#server/db/schema/chambers';
import { chambersMembers } from '#server/db/schema/chambersStaff';
import { standingOrders } from '#server/db/schema/checks';
import { contactRequests } from '#server/db/schema/contactRequests';
import { courtClosures } from '#server/db/schema/courtDays';
import { documentAnalyses, generatedDocuments } from '#server/db/schema/courtdoc';
import { deadlines } from '#server/db/schema/deadlines';
import { docketDownloads } from '#server/db/schema/docketDownloads';
import { documentFixes, documentFixFiles } from '#server/db/schema/documentFixes';
import { entryDeliveries } from '#server/db/schema/entryService';
import { documents, documentVersions, envelopes, filings } from '#server/db/schema/filings';
import { hearingBatches } from '#server/db/schema/hearingBatches';
import { hearingMoves } from '#server/db/schema/hearingMoves';
import { hearingRequests } from '#server/db/schema/hearingRequests';
import { hearingStaff, hearingStaffHours, hearingStaffPeriods } from '#server/db/schema/hearingStaff';
import { heldSubmissions } from '#server/db/schema/heldSubmissions';
import { invitations } from '#server/db/schema/invitations';
import { issuedInstruments } from '#server/db/schema/issuance';
import { learnedTemplates } from '#server/db/schema/learning';
import { notifications } from '#server/db/schema/notifications';
import { orders } from '#server/db/schema/orders';
import { partyCounsel } from '#server/db/schema/participants';
import { judgeProfiles } from '#server/db/schema/people';
import { pilotFilings, pilots } from '#server/db/schema/pilots';
import { courthouseTerminals } from '#server/db/schema/publicAccess';
import { savedSearches } from '#server/db/schema/research';
import { resubmissionFiles, resubmissions } from '#server/db/schema/resubmissions';
import { reviews } from '#server/db/schema/reviews';
import { rosterImportRows, rosterImports } from '#server/db/schema/rosterImports';
import { rulings } from '#server/db/schema/rulings';
import { lodgedDocuments } from '#server/db/schema/sealing';
import { secondFactors } from '#server/db/schema/secondFactor';
import { servedDocuments, serviceRecipients, services } from '#server/db/schema/service';
import { sessions } from '#server/db/schema/signIn';
import { simulations } from '#server/db/schema/simulations';
import { uploads } from '#server/db/schema/uploads';
import { apiAnalyses } from '#server/db/schema/v1';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '#server/db/schema/webhooks';
import { workItems } from '#server/db/schema/workItems';
import { openEnvelope } from '#server/filings/envelopeRepository';
import { confirmReceiptForSystem } from '#server/filings/receipts/confirmReceipt';
import { sealSecret } from '#server/secrets/sealing';
import { hashSecret } from '#server/secrets/tokens';
import { makePdf } from '#server/testing/makeFiles';
import { secretPurpose } from '#server/webhooks/attemptDelivery';
import { type AccessWorld, farCourt, type Relation, type Viewer } from './accessWorld.ts';
import { makeCharge, makeDeposit, makeRefund } from './cashKinds.ts';
import { chooseForDraft, makeDifference, makeFee, makeWaiver } from './feeKinds.ts';
import { haveFirm, makeDelegation, makeFirmInvitation, makeMember } from './firmKinds.ts';

/** A type of object: how one is created for a relation, and through which relations a permitted caller reaches one. */
export type Kind = {
  make: (world: AccessWorld, relation: Relation, viewer: Viewer) => Promise<string>;
  reach: (capacity: Capacity) => readonly Relation[];
};

const inCourt: readonly Relation[] = ['own', 'other side', 'other'];
const own: readonly Relation[] = ['own'];
const isStaff = (capacity: Capacity) => ['clerk', 'judge', 'court_administrator'].includes(capacity);
/** Court staff reach what is their court's, filers what they filed themselves. */
const asFiled = (capacity: Capacity) => (isStaff(capacity) ? inCourt : own);
/** Both sides of a case reach what is the case's. */
const asInCase = (capacity: Capacity): readonly Relation[] => (isStaff(capacity) ? inCourt : ['own', 'other side']);
const asOwner = () => own;
const asCourts = () => inCourt;
/** The judge of the case, regardless of who filed. */
const asInOwnCase = (capacity: Capacity): readonly Relation[] => (capacity === 'judge' ? ['own', 'other side'] : []);
/** Only the judge, of those who may call. */
const asJudge = (capacity: Capacity) => (capacity === 'judge' ? own : []);

async function aFiling(world: AccessWorld, relation: Relation, viewer: Viewer, more = {}) {
  const about = await world.caseOf(relation, viewer);
  return world.file(world.courtOf(relation), world.ownerOf(relation, viewer), about.id, more);
}

/** Clerks and administrators reach the deposit accounts of the court, owners their own. */
const asDepositOwner = (capacity: Capacity) =>
  capacity === 'clerk' || capacity === 'court_administrator' ? inCourt : own;

/** Administrators reach the drawers of the court, clerks their own. */
const asCashier = (capacity: Capacity) => (capacity === 'court_administrator' ? inCourt : own);

async function aPilot(world: AccessWorld, relation: Relation, viewer: Viewer): Promise<string> {
  const days = { starts_on: '2026-03-02', ends_on: '2026-04-30' };
  const by = { created_by: world.ownerOf(relation, viewer), created_at: world.court.services.now() };
  const named = { department: 'Department 4', folder: `pilot ${world.next()}`, targets: [] };
  return idOf(
    await world.court.db
      .insert(pilots)
      .values({ court_id: world.courtOf(relation), ...days, ...by, ...named })
      .returning(),
  );
}

async function aPlan(
  world: AccessWorld,
  relation: Relation,
  viewer: Viewer,
  more: Partial<typeof calendarPlans.$inferInsert> = {},
): Promise<string> {
  const at = world.court.services.now();
  const search = {
    scope: 'requests' as const,
    notice_days: 10,
    seconds: 20,
    seed: 1,
    weights: weightsOf(usualWeights),
  };
  const asked = { court_id: world.courtOf(relation), asked_by: world.ownerOf(relation, viewer), asked_at: at };
  const days = { first_day: '2027-03-17', last_day: '2027-03-17' };
  const ended = { state: 'done' as const, finished_at: at };
  return idOf(
    await world.court.db
      .insert(calendarPlans)
      .values({ ...search, ...asked, ...days, ...ended, ...more })
      .returning(),
  );
}

/** A day with a judge, a courtroom, and one hearing. */
function anInstance(hearing: string, judge: string): Instance {
  const room = randomUUID();
  const asked = {
    id: hearing,
    type: 'motion',
    slots: 2,
    usual: null,
    judges: null,
    current: null,
    target: 0,
    weight: 1,
  };
  const free = { qualifications: [], disqualified: [], features: [], people: [], pools: [], after: [], together: null };
  const window = { earliest: 0, earliest_authority: null, latest: 0, latest_authority: null };
  return {
    ...{
      slot_minutes: 15,
      first_slot: 0,
      days: [{ date: '2027-03-17', slots: 32, closed: [] }],
      people: [],
      pools: [],
    },
    judges: [{ id: judge, home_room: null, qualifications: [], away: [], duty: [], share: null }],
    rooms: [{ id: room, features: [], away: [] }],
    sittings: [],
    hearings: [{ ...asked, ...free, ...window, fixed: false, move_weight: 1 }],
    weights: weightsOf(usualWeights),
  };
}

async function aDrawer(world: AccessWorld, relation: Relation, viewer: Viewer): Promise<string> {
  const opened_at = new Date(world.court.services.now().getTime() + world.next());
  const of = { court_id: world.courtOf(relation), clerk_id: world.ownerOf(relation, viewer), opened_at };
  const counted = { starting_cash_cents: 0, counted_cash_cents: 0, expected_cash_cents: 0, closed_at: opened_at };
  return idOf(
    await world.court.db
      .insert(cashDrawers)
      .values({ ...of, ...counted })
      .returning(),
  );
}

const idOf = ([made]: { id: string }[]) => made!.id;
const later = (now: Date) => new Date(now.getTime() + 30 * dayMs);

const makeRosterImport: Kind['make'] = async (world, relation, viewer) => {
  const of = { court_id: world.courtOf(relation), imported_by: world.ownerOf(relation, viewer) };
  const created_at = new Date(world.court.services.now().getTime() + world.next());
  const file = {
    file_name: 'roster.csv',
    sha256: 'a'.repeat(64),
    size: 1,
    encoding: 'utf-8',
    separator: 'comma',
  } as const;
  const counts = { ...noRows, total: 1, new: 1, added: 1 };
  const mapping = { columns: ['full_name' as const], defaults: {} };
  const id = idOf(
    await world.court.db
      .insert(rosterImports)
      .values({ ...of, ...file, created_at, counts, mapping, header: ['Name'], state: 'ready' })
      .returning(),
  );
  const values = {
    full_name: 'Ada Rowe',
    bar_number: 'B-1',
    status: 'Active',
    status_since: '',
    type: 'x',
    firm: '',
    email: '',
  };
  const row = { import_id: id, position: 1, line: 2, cells: ['Ada Rowe'], problems: [] };
  const decided = { kind: 'new', choice: 'new' } as const;
  await world.court.db.insert(rosterImportRows).values({ ...row, ...decided, ...values });
  return id;
};

const makeCourtroom: Kind['make'] = async (world, relation) => {
  const room = { court_id: world.courtOf(relation), name: `Room ${world.next()}` };
  return idOf(await world.court.db.insert(courtrooms).values(room).returning());
};

async function makeStaff(world: AccessWorld, relation: Relation): Promise<string> {
  const person = {
    ...{ court_id: world.courtOf(relation), kind: 'interpreter' as const, name: `Interpreter ${world.next()}` },
    ...{ employment: 'employee' as const, booking_unit: 'minute' as const },
    ...{ languages: [], case_types: [], qualifications: [] },
  };
  return idOf(await world.court.db.insert(hearingStaff).values(person).returning());
}

const makeAccessRequest: Kind['make'] = async (world, relation, viewer) => {
  const by = { court_id: world.courtOf(relation), requested_by: world.ownerOf(relation, viewer) };
  const asked = { kind: 'request' as const, email: `office${world.next()}@alder.gov`, scopes: [] };
  return idOf(
    await world.court.db
      .insert(accessRequests)
      .values({ ...by, ...asked })
      .returning(),
  );
};

const makeApiKey: Kind['make'] = async (world, relation, viewer) => {
  const by = { court_id: world.courtOf(relation), owner_id: world.ownerOf(relation, viewer) };
  const granted = { email: 'office@alder.gov', scopes: [], expires_at: later(world.court.services.now()) };
  return idOf(
    await world.court.db
      .insert(apiKeys)
      .values({ ...by, ...granted })
      .returning(),
  );
};

const makeWebhook: Kind['make'] = async (world, relation, viewer) => {
  const at = { court_id: world.courtOf(relation), url: `http://127.0.0.1:9/${world.next()}` };
  const by = {
    created_by: world.ownerOf(relation, viewer),
    secret_sealed: await sealSecret(world.court.services, secretPurpose, 'a secret'),
  };
  return idOf(
    await world.court.db
      .insert(webhookEndpoints)
      .values({ ...at, ...by, event_types: ['filing.accepted'] })
      .returning(),
  );
};

/** A filing with its service on record. */
async function aService(world: AccessWorld, relation: Relation, viewer: Viewer) {
  const { db, services: working } = world.court;
  const { id, version_id } = await aFiling(world, relation, viewer);
  const [stored] = await db.select().from(filings).where(eq(filings.id, id));
  const { court_id, received_at, filed_by } = stored!;
  const envelope_id = await openEnvelope(db, { submitted_by: filed_by, submitted_at: received_at });
  await db.update(filings).set({ envelope_id }).where(eq(filings.id, id));
  const at = working.now();
  const of = { court_id, envelope_id, case_id: (await world.caseOf(relation, viewer)).id, served_by: filed_by };
  const [made] = await db
    .insert(services)
    .values({ ...of, moment: 'at_filing', authority: 'Rule 1', created_at: at, served_at: at })
    .returning();
  await db.insert(servedDocuments).values({ service_id: made!.id, position: 1, version_id });
  return { id, version_id, service_id: made!.id };
}

const aServedFiling: Kind['make'] = async (world, relation, viewer) => {
  const { id, service_id } = await aService(world, relation, viewer);
  const recipient = { service_id, position: 1, key: 'party:1', name: 'Ada Rowe', ground: 'no_consent' } as const;
  await world.court.db.insert(serviceRecipients).values({ ...recipient, id, method: 'mail', state: 'by_filer' });
  return id;
};

/** Documents that their owner has not filed. */
export async function makeDraft(world: AccessWorld, relation: Relation, viewer: Viewer) {
  const { db, services } = world.court;
  const at = services.now();
  const filed_by = world.ownerOf(relation, viewer);
  const [envelope] = await db
    .insert(envelopes)
    .values({ submitted_by: filed_by, submitted_at: at, changed_at: at })
    .returning();
  const more = { state: 'draft' as const, case_id: null, envelope_id: envelope!.id, document_name: 'Draft.pdf' };
  const of = await world.caseOf(relation, viewer);
  const made = await world.file(world.courtOf(relation), filed_by, of.id, more);
  return { ...made, envelope_id: envelope!.id };
}

/** A case that nothing else belongs to. */
async function newCase(world: AccessWorld, court_id: string): Promise<string> {
  const case_number = `28CV${String(world.next()).padStart(6, '0')}`;
  const about = { title: `Matter ${case_number}`, case_type: 'Civil Complaint' as const, opened_on: '2026-01-05' };
  return idOf(
    await world.court.db
      .insert(cases)
      .values({ court_id, case_number, ...about })
      .returning(),
  );
}

export const kinds = {
  terminal: {
    make: async (world, relation, viewer) => {
      const of = { court_id: world.courtOf(relation), name: `Terminal ${world.next()}` };
      const made = { made_by: world.ownerOf(relation, viewer), made_at: world.court.services.now() };
      return idOf(
        await world.court.db
          .insert(courthouseTerminals)
          .values({ ...of, ...made })
          .returning(),
      );
    },
    reach: asCourts,
  },
  drawer: { make: aDrawer, reach: asCashier },
  ownDrawer: { make: aDrawer, reach: asOwner },
  receipt: {
    make: async (world, relation, viewer) => {
      const of = { court_id: world.courtOf(relation), drawer_id: await aDrawer(world, relation, viewer) };
      const made = { made_by: world.ownerOf(relation, viewer), made_at: world.court.services.now() };
      const paid = { payer: 'Ada Rowe', lines: [], tenders: [], total_cents: 0, change_cents: 0 };
      const number = world.next();
      return idOf(
        await world.court.db
          .insert(receipts)
          .values({ ...of, ...made, ...paid, number, request_key: `key-${number}` })
          .returning(),
      );
    },
    reach: asCourts,
  },
  charge: { make: makeCharge, reach: asCourts },
  refund: { make: makeRefund, reach: asCourts },
  deposit: { make: makeDeposit, reach: asDepositOwner },
  sheet: {
    make: async (world, relation, viewer) => {
      const made = { made_by: world.ownerOf(relation, viewer), made_at: world.court.services.now() };
      return idOf(
        await world.court.db
          .insert(separatorSheets)
          .values({ court_id: world.courtOf(relation), kind: 'attachment', ...made })
          .returning(),
      );
    },
    reach: asCourts,
  },
  batch: {
    make: async (world, relation) => {
      const made_at = new Date(world.court.services.now().getTime() + world.next());
      const file = { file_name: 'Scan.pdf', sha256: `${world.next()}`, pages: 1, problems: [] };
      const state = { source: 'upload', state: 'refused', received_at: made_at, made_at } as const;
      return idOf(
        await world.court.db
          .insert(batches)
          .values({ court_id: world.courtOf(relation), ...file, ...state })
          .returning(),
      );
    },
    reach: asCourts,
  },
  upload: {
    make: async (world, relation, viewer) => {
      const at = world.court.services.now();
      const of = { person_id: world.ownerOf(relation, viewer), court_id: world.courtOf(relation) };
      const file = { purpose: 'lead', file_name: 'Motion.pdf', size_bytes: 1000 } as const;
      const expires_at = new Date(at.getTime() + dayMs);
      const made = { ...of, ...file, created_at: at, changed_at: at, expires_at };
      return idOf(await world.court.db.insert(uploads).values(made).returning());
    },
    reach: asOwner,
  },
  filing: { make: async (...of) => (await aFiling(...of)).id, reach: asFiled },
  version: { make: async (...of) => (await aFiling(...of)).version_id, reach: asFiled },
  /** A document that is lodged under seal with a filing, and its version under the same ID. */
  lodgedDocument: {
    make: async (world, relation, viewer) => {
      const { db } = world.court;
      const { id: filing_id, version_id } = await aFiling(world, relation, viewer);
      const [lead] = await db.select().from(documentVersions).where(eq(documentVersions.id, version_id));
      const lodged = { filing_id, kind: 'supporting', position: 1, title: 'Unredacted.pdf', access: 'sealed' } as const;
      const id = idOf(await db.insert(documents).values(lodged).returning());
      await db.insert(documentVersions).values({ ...lead!, id, document_id: id });
      await db.insert(lodgedDocuments).values({
        ...{ document_id: id, court_id: world.courtOf(relation), authority: 'CRC 2.551', state: 'sealed' },
      });
      return id;
    },
    reach: (capacity) => (capacity === 'court_administrator' ? own : asFiled(capacity)),
  },
  receivedFiling: {
    make: async (...of) => {
      const { db } = of[0].court;
      const { id } = await aFiling(...of);
      const [stored] = await db.select().from(filings).where(eq(filings.id, id));
      const { court_id, received_at, filed_by } = stored!;
      const envelope_id = await openEnvelope(db, { submitted_by: filed_by, submitted_at: received_at });
      await db.update(filings).set({ envelope_id }).where(eq(filings.id, id));
      await confirmReceiptForSystem(db, { envelope_id, court_id, received_at, filed_by });
      return id;
    },
    reach: asFiled,
  },
  /** A filing that was served, with a recipient of the same ID. */
  servedFiling: { make: aServedFiling, reach: asFiled },
  ownServedFiling: { make: aServedFiling, reach: asOwner },
  /** A recipient, with a served document of the same ID. */
  servedOn: {
    make: async (world, relation, viewer) => {
      const { version_id, service_id } = await aService(world, relation, viewer);
      const recipient = {
        service_id,
        position: 1,
        key: 'party:1',
        name: 'Ada Rowe',
        ground: 'counsel_required',
      } as const;
      const person_id = world.ownerOf(relation, viewer);
      await world.court.db
        .insert(serviceRecipients)
        .values({ ...recipient, id: version_id, person_id, method: 'portal', state: 'sent' });
      return version_id;
    },
    reach: asOwner,
  },
  /** A case that is assigned to the judge who calls. */
  judgesCase: { make: async (world, ...of) => (await world.caseOf(...of)).id, reach: asInOwnCase },
  /** An order that is being drafted for the judge of its case. */
  orderDraft: {
    make: async (world, relation, viewer) => {
      const about = await world.caseOf(relation, viewer);
      const [owner, at] = [world.ownerOf(relation, viewer), world.court.services.now()];
      const by = { judge_id: owner, prepared_by: owner, prepared_at: at, changed_by: owner, changed_at: at };
      const content = { title: 'Order', paragraphs: [] };
      const of = { court_id: world.courtOf(relation), case_id: about.id, source: 'chambers' as const, content };
      return idOf(
        await world.court.db
          .insert(orders)
          .values({ ...by, ...of, title: 'Order' })
          .returning(),
      );
    },
    reach: asInOwnCase,
  },
  /** A filing before the judge of its case. */
  awaiting: { make: async (...of) => (await aFiling(...of)).id, reach: asInOwnCase },
  /** A motion on which a judge rules, who learns that it is another judge’s; for clerks, only that of a judge they serve. */
  motionToDraft: {
    make: async (...of) => (await aFiling(...of)).id,
    reach: (capacity) => (capacity === 'judge' ? asFiled(capacity) : asInOwnCase(capacity)),
  },
  /** An undecided filing, received before all others. */
  waiting: {
    make: async (world, relation, viewer) => {
      const received_at = new Date(Date.UTC(2020, 0, 1) - world.next() * dayMs);
      return (await aFiling(world, relation, viewer, { state: 'received', case_id: null, received_at })).id;
    },
    reach: asCourts,
  },
  /** A judge’s ruling that has not taken effect. */
  heldRuling: {
    make: async (world, relation, viewer) => {
      const { id: case_id } = await world.caseOf(relation, viewer);
      const judge_id = world.ownerOf(relation, viewer);
      const filing = await world.file(world.courtOf(relation), judge_id, case_id, {});
      const at = world.court.services.now();
      const by = { judge_id, prepared_by: judge_id, prepared_at: at, takes_effect_at: at };
      const of = { court_id: world.courtOf(relation), case_id: case_id!, filing_id: filing.id };
      return idOf(
        await world.court.db
          .insert(rulings)
          .values({ ...by, ...of, disposition: 'granted' })
          .returning(),
      );
    },
    reach: asOwner,
  },
  /** A published tentative ruling: the judge of its case changes it, and both sides give notice of argument. */
  tentative: {
    make: async (world, relation, viewer) => {
      const { id: case_id } = await world.caseOf(relation, viewer);
      const owner = world.ownerOf(relation, viewer);
      const filing = await world.file(world.courtOf(relation), owner, case_id, {});
      const at = world.court.services.now();
      const description = say('docket.written', { text: 'Motion' });
      const entered = { filed_on: '2026-01-05', entered_at: at, kind: 'filing' as const, filing_id: filing.id };
      await world.court.db.transaction((tx) => enterOnDocket(tx, case_id!, { ...entered, description }));
      const by = { judge_id: owner, prepared_by: owner, prepared_at: at, published_at: at };
      const of = { court_id: world.courtOf(relation), case_id: case_id!, filing_id: filing.id };
      return idOf(
        await world.court.db
          .insert(rulings)
          .values({ ...by, ...of, stage: 'tentative', disposition: 'granted' })
          .returning(),
      );
    },
    reach: (capacity) => (isStaff(capacity) ? asInOwnCase(capacity) : ['own', 'other side']),
  },
  /** An order of the judge’s, in the judge’s own case. */
  ownOrder: {
    make: async (world, relation, viewer) => {
      const { id: case_id } = await world.caseOf(relation, viewer);
      const judge_id = world.ownerOf(relation, viewer);
      const at = world.court.services.now();
      const content = { title: 'Order', paragraphs: [] };
      const by = { prepared_by: judge_id, prepared_at: at, changed_by: judge_id, changed_at: at };
      const [made] = await world.court.db
        .insert(orders)
        .values({
          ...by,
          court_id: world.courtOf(relation),
          case_id: case_id!,
          judge_id,
          source: 'chambers',
          title: 'Order',
          content,
        })
        .returning();
      return made!.id;
    },
    reach: asInOwnCase,
  },
  /** A person on whom an entry must be served by other means. */
  escalatedDelivery: {
    make: async (world, relation, viewer) => {
      const { id: case_id } = await world.caseOf(relation, viewer);
      const at = world.court.services.now();
      const entry = await insertEntry(world.court.db, case_id, {
        ...{ filed_on: '2026-11-01', entered_at: at, kind: 'order', text: 'ORDER' },
        description: say('docket.written', { text: 'ORDER' }),
      });
      const escalated = { state: 'escalated' as const, queue: 'no_address' as const, escalated_at: at };
      const who = { entry_id: entry.id, key: 'party:1', name: 'Ada Rowe', method: 'mail' as const, created_at: at };
      const [made] = await world.court.db
        .insert(entryDeliveries)
        .values({ ...who, ...escalated, purpose: 'service', court_id: world.courtOf(relation) })
        .returning();
      return made!.id;
    },
    reach: asCourts,
  },
  markedFiling: {
    make: async (world, relation, viewer) => {
      const { id: filing_id } = await aFiling(world, relation, viewer);
      const marked = { mark: 'reviewed' as const, marked_at: world.court.services.now() };
      const by = { court_id: world.courtOf(relation), judge_id: viewer.person_id };
      await world.court.db.insert(judicialMarks).values({ ...marked, ...by, filing_id });
      return filing_id;
    },
    reach: asInOwnCase,
  },
  submission: {
    make: async (world, relation, viewer) => {
      const idempotency_key = `key-${world.next()}`;
      await aFiling(world, relation, viewer, { idempotency_key });
      return idempotency_key;
    },
    reach: asOwner,
  },
  /** The envelope of documents that are not filed. */
  draft: {
    make: async (world, relation, viewer) => (await makeDraft(world, relation, viewer)).envelope_id,
    reach: asOwner,
  },
  /** The same of a member of a firm. */
  memberDraft: {
    make: async (world, relation, viewer) => {
      await haveFirm(world, relation, viewer);
      return (await makeDraft(world, relation, viewer)).envelope_id;
    },
    reach: asOwner,
  },
  firmMember: { make: makeMember, reach: asOwner },
  firmInvitation: { make: makeFirmInvitation, reach: asOwner },
  firmDelegation: { make: makeDelegation, reach: asOwner },
  draftWithFees: {
    make: async (world, relation, viewer) => {
      const { envelope_id } = await makeDraft(world, relation, viewer);
      const by = { court_id: world.courtOf(relation), by: world.ownerOf(relation, viewer) };
      return chooseForDraft(world, envelope_id, by);
    },
    reach: asOwner,
  },
  fee: { make: makeFee, reach: asCourts },
  /** The envelope of a request for a fee waiver. */
  waiver: {
    make: async (world, relation, viewer) => (await makeWaiver(world, relation, viewer)).envelope_id,
    reach: asCourts,
  },
  /** A filing whose request for a fee waiver its filer and the court can read. */
  filingWithWaiver: {
    make: async (world, relation, viewer) => (await makeWaiver(world, relation, viewer)).filing_id,
    reach: asFiled,
  },
  paymentDifference: { make: makeDifference, reach: asCourts },
  /** A lead document that is not filed. */
  draftDocument: {
    make: async (world, relation, viewer) => (await makeDraft(world, relation, viewer)).id,
    reach: asOwner,
  },
  /** A fix of a document in a draft, prepared and not applied. */
  documentFix: {
    make: async (world, relation, viewer) => {
      const { id: filing_id } = await makeDraft(world, relation, viewer);
      const { db, services } = world.court;
      const [document] = await db.select().from(documents).where(eq(documents.filing_id, filing_id));
      const by = { asked_by: world.ownerOf(relation, viewer), asked_at: services.now() };
      const fix = { fix: 'flatten_forms' as const, fix_order: { fix: 'flatten_forms' as const }, ...by };
      const made = await db
        .insert(documentFixes)
        .values({ document_id: document!.id, state: 'ready', ...fix })
        .returning();
      const file = { fix_id: idOf(made), file_name: 'Motion.pdf', sha256: world.sha256, file_size: 1, pages: 1 };
      for (const side of ['before', 'after'] as const) await db.insert(documentFixFiles).values({ side, ...file });
      return file.fix_id;
    },
    reach: asOwner,
  },
  /** A supporting document of a draft. */
  supportingOfDraft: {
    make: async (world, relation, viewer) => {
      const { id: filing_id } = await makeDraft(world, relation, viewer);
      const { db, services } = world.court;
      const of = { kind: 'supporting' as const, position: 1, title: 'Exhibit.pdf' };
      const made = await db
        .insert(documents)
        .values({ filing_id, ...of })
        .returning();
      const document_id = idOf(made);
      const by = { uploaded_by: world.ownerOf(relation, viewer), uploaded_at: services.now() };
      const bytes = { sha256: world.sha256, file_name: 'Exhibit.pdf', file_type: 'pdf' as const, file_size: 1 };
      await db.insert(documentVersions).values({ document_id, number: 1, ...by, ...bytes });
      return document_id;
    },
    reach: asOwner,
  },
  held: {
    make: async (world, relation, viewer) => {
      const { db, services } = world.court;
      const to = { person_id: world.ownerOf(relation, viewer), court_id: world.courtOf(relation) };
      const at = { held_at: services.now(), expires_at: later(services.now()) };
      const files = [{ field: 'main_document', sha256: world.sha256, file_name: 'Motion.pdf', size: 1 }];
      const { id: corrects } = await aFiling(world, relation, viewer, { state: 'returned', case_id: null });
      return idOf(
        await db
          .insert(heldSubmissions)
          .values({ ...to, ...at, files, doubts: [], corrects })
          .returning(),
      );
    },
    reach: asOwner,
  },
  /** A document of a resubmission that its filer prepares. */
  preparedDocument: {
    make: async (world, relation, viewer) => {
      const { db, services } = world.court;
      const at = services.now();
      const { id: filing_id } = await aFiling(world, relation, viewer, { state: 'returned', case_id: null });
      const prepared_by = world.ownerOf(relation, viewer);
      const returned = { filing_id, decision: 'returned' as const, decided_by: prepared_by, decided_at: at };
      const review_id = idOf(
        await db
          .insert(reviews)
          .values({ ...returned, filing_version: 1 })
          .returning(),
      );
      await db.insert(resubmissions).values({ review_id, filing_id, prepared_by, changed_at: at });
      const file = { file_name: 'Motion.pdf', sha256: world.sha256, file_type: 'pdf' as const, file_size: 1 };
      return idOf(
        await db
          .insert(resubmissionFiles)
          .values({ review_id, ...file, added_at: at })
          .returning(),
      );
    },
    reach: asOwner,
  },
  decision: {
    make: async (world, relation, viewer) => {
      const { id: filing_id } = await aFiling(world, relation, viewer, { state: 'received', case_id: null });
      const decided_by = world.ownerOf(relation, viewer);
      const { db, services } = world.court;
      const made = { filing_id, decision: 'accepted' as const, decided_by, decided_at: services.now() };
      return idOf(
        await db
          .insert(reviews)
          .values({ ...made, filing_version: 1 })
          .returning(),
      );
    },
    reach: asCourts,
  },
  /** A case with an entry on its docket. */
  docketedCase: {
    make: async (world, relation, viewer) => {
      const { id } = await world.caseOf(relation, viewer);
      const entry = { filed_on: '2026-01-05', entered_at: world.court.services.now(), kind: 'notice' as const };
      await enterOnDocket(world.court.db, id, {
        ...entry,
        description: say('docket.written', { text: 'Case opened' }),
      });
      return id;
    },
    reach: asInCase,
  },
  /** The participant of a case, and their counsel, with the ID of the case. */
  participant: {
    make: async (world, relation, viewer) => {
      const { id } = await world.caseOf(relation, viewer);
      const party = { id, case_id: id, full_name: 'Ada Rowe', role: 'Plaintiff', position: 0 };
      await world.court.db.insert(parties).values(party).onConflictDoNothing();
      await world.court.db
        .insert(partyCounsel)
        .values({ id, party_id: id, full_name: 'Counsel' })
        .onConflictDoNothing();
      return id;
    },
    reach: asInCase,
  },
  /** What was issued in a case, with the ID of the case. */
  instrument: {
    make: async (world, relation, viewer) => {
      const { id } = await world.caseOf(relation, viewer);
      const { db, services } = world.court;
      const at = services.now();
      const description = say('docket.written', { text: 'Summons issued' });
      const entry = { filed_on: '2026-01-05', entered_at: at, kind: 'notice' as const, description };
      const made = await insertEntry(db, id, entry);
      const issued_by = world.court.person('clerk').person_id;
      await db
        .insert(issuedInstruments)
        .values({
          ...{ id, entry_id: made.id, kind: 'summons', state: 'issued', title: 'Summons', issuance_number: 'N-1' },
          ...{ values: {}, confirmed: [], issued_on: '2026-01-05', issued_by, issued_at: at },
        })
        .onConflictDoNothing();
      return id;
    },
    reach: asInCase,
  },
  /** A record on appeal that is certified, so that certifying it again changes nothing. */
  appealRecord: {
    make: async (world, relation, viewer) => {
      const { id: case_id } = await world.caseOf(relation, viewer);
      const of = { court_id: world.courtOf(relation), person_id: world.court.person('clerk').person_id, case_id };
      const file = { sha256: world.sha256, file_size: 1, pages: 1, state: 'certified' as const };
      const requested_at = world.court.services.now();
      return idOf(
        await world.court.db
          .insert(appealRecords)
          .values({ ...of, ...file, requested_at, reviewing_court: 'Court of Appeal', entries: [1] })
          .returning(),
      );
    },
    reach: asCourts,
  },
  case: { make: async (world, relation, viewer) => (await world.caseOf(relation, viewer)).id, reach: asInCase },
  hearingRequest: {
    make: async (world, relation, viewer) => {
      const of = { court_id: world.courtOf(relation), case_id: (await world.caseOf(relation, viewer)).id };
      // Before all others, so that a list begins with it.
      const requested_at = new Date(Date.UTC(2020, 0, 1) - world.next() * dayMs);
      const by = { requested_by: world.ownerOf(relation, viewer), requested_at };
      const asked = { purpose: 'Motion to compel', minutes: 30, position: 'opposed' as const, preferred: [] };
      return idOf(
        await world.court.db
          .insert(hearingRequests)
          .values({ ...of, ...by, ...asked })
          .returning(),
      );
    },
    reach: asFiled,
  },
  /** A ZIP file of the documents of a case. */
  docketDownload: {
    make: async (world, relation, viewer) => {
      const of = { court_id: world.courtOf(relation), case_id: (await world.caseOf(relation, viewer)).id };
      const at = world.court.services.now();
      const file = { sha256: world.sha256, file_size: 1, state: 'ready' as const };
      return idOf(
        await world.court.db
          .insert(docketDownloads)
          .values({
            ...of,
            ...file,
            person_id: world.ownerOf(relation, viewer),
            requested_at: at,
            expires_at: later(at),
          })
          .returning(),
      );
    },
    reach: asOwner,
  },
  hearing: {
    make: async (world, relation, viewer) =>
      world.callHearing(world.courtOf(relation), await world.caseOf(relation, viewer), null),
    reach: asInCase,
  },
  /** A batch whose notices were sent, with one hearing. */
  hearingBatch: {
    make: async (world, relation, viewer) => {
      const court_id = world.courtOf(relation);
      const hearing_id = await world.callHearing(court_id, await world.caseOf(relation, viewer), null);
      const at = world.court.services.now();
      const about = { act: 'move' as const, reason: 'Water main break', court_id };
      const state = { cause: 'closure' as const, state: 'notified' as const, total: 1, done: 1, notified: 1 };
      const made = { made_by: viewer.person_id, made_at: at, notices_due_at: at, notified_at: at };
      const [batch] = await world.court.db
        .insert(hearingBatches)
        .values({ ...about, ...state, ...made })
        .returning();
      const before = { status: 'scheduled' as const, sitting_id: null, courtroom_id: null };
      await world.court.db.insert(hearingMoves).values({
        ...{ ...about, hearing_id, batch_id: batch!.id, moved_at: at, version: 2 },
        ...{ from_date: '2027-05-03', from_time: '09:00', from_venue: 'Department 4' },
        before: { ...before, override_reason: null, reason: null },
      });
      return batch!.id;
    },
    reach: asInCase,
  },
  /** A hearing before a judge: the user's own, or another's. */
  calledHearing: {
    make: async (world, relation, viewer) => {
      const judge = relation === 'own' ? viewer.person_id : null;
      return world.callHearing(world.courtOf(relation), await world.caseOf(relation, viewer), judge);
    },
    reach: asJudge,
  },
  /** The PDF of a binder. */
  binderDownload: {
    make: async (world, relation, viewer) => {
      const of = { court_id: world.courtOf(relation), case_id: (await world.caseOf(relation, viewer)).id };
      const judge = relation === 'own' ? viewer.person_id : null;
      const hearing_id = await world.callHearing(of.court_id, await world.caseOf(relation, viewer), judge);
      const at = world.court.services.now();
      const file = { sha256: world.sha256, file_size: 1, state: 'ready' as const };
      const made = { person_id: world.ownerOf(relation, viewer), requested_at: at, expires_at: later(at) };
      return idOf(
        await world.court.db
          .insert(docketDownloads)
          .values({ ...of, ...file, ...made, hearing_id })
          .returning(),
      );
    },
    reach: asJudge,
  },
  /** A judge's note in a document. */
  binderNote: {
    make: async (world, relation, viewer) => {
      const place = { document_id: randomUUID(), version_id: randomUUID(), page: 1, boxes: [], quote: '' };
      const about = { kind: 'note' as const, color: 'yellow' as const, text: 'Ask about causation' };
      const of = { court_id: world.courtOf(relation), judge_id: world.ownerOf(relation, viewer) };
      return idOf(
        await world.court.db
          .insert(binderNotes)
          .values({ ...place, ...about, ...of, updated_at: world.court.services.now() })
          .returning(),
      );
    },
    reach: asOwner,
  },
  /** A deadline of a person's own office. */
  deadline: {
    make: async (world, relation, viewer) => {
      const { id: case_id } = await world.caseOf(relation, viewer);
      const owner_id = world.ownerOf(relation, viewer);
      const law = { authority: 'x', confidence: 'verified' as const, derivation: [], sources: [] };
      const about = { action: 'Answer', trigger: 'service', trigger_date: '2026-01-05', due_date: '2026-12-01' };
      return idOf(
        await world.court.db
          .insert(deadlines)
          .values({
            court_id: world.courtOf(relation),
            case_id,
            owner_id,
            rule_id: `x-${world.next()}`,
            ...law,
            ...about,
          })
          .returning(),
      );
    },
    reach: asOwner,
  },
  session: {
    make: async (world, relation, viewer) => {
      const { db, services } = world.court;
      const at = { created_at: services.now(), last_seen_at: services.now(), expires_at: later(services.now()) };
      const who = { person_id: world.ownerOf(relation, viewer), court_id: world.courtOf(relation) };
      return idOf(
        await db
          .insert(sessions)
          .values({ ...who, ...at, role: 'attorney' })
          .returning(),
      );
    },
    reach: asOwner,
  },
  secondFactor: {
    make: async (world, relation, viewer) => {
      const method = { kind: 'authenticator' as const, name: `App ${world.next()}`, sealed_secret: Buffer.from('x') };
      const at = world.court.services.now();
      return idOf(
        await world.court.db
          .insert(secondFactors)
          .values({ ...method, person_id: world.ownerOf(relation, viewer), created_at: at, confirmed_at: at })
          .returning(),
      );
    },
    reach: asOwner,
  },
  notification: {
    make: async (world, relation, viewer) => {
      const what = { kind: 'filing_received', code: 'filing.received', values: { document: 'x' } } as const;
      const about = { ...what, created_at: world.court.services.now() };
      const to = { person_id: world.ownerOf(relation, viewer), court_id: world.courtOf(relation) };
      return idOf(
        await world.court.db
          .insert(notifications)
          .values({ ...about, ...to })
          .returning(),
      );
    },
    reach: asOwner,
  },
  analysis: {
    make: async (world, relation, viewer) => {
      const { db, services } = world.court;
      const [read] = await db.select().from(documentAnalyses).limit(1);
      const to = { person_id: world.ownerOf(relation, viewer), court_id: world.courtOf(relation) };
      const kept = { analyzed_at: services.now(), expires_at: later(services.now()) };
      return idOf(
        await db
          .insert(documentAnalyses)
          .values({ ...read!, ...kept, ...to, id: randomUUID() })
          .returning(),
      );
    },
    reach: asOwner,
  },
  generated: {
    make: async (world, relation, viewer) => {
      const to = { person_id: world.ownerOf(relation, viewer), court_id: world.courtOf(relation) };
      const about = { template_id: 'complaint' as const, forum: 'California' as const, format: 'pdf' as const };
      const bytes = { sha256: world.sha256, file_name: 'Draft.pdf', file_size: 1, pages: 1, title: 'Draft' };
      const at = { generated_at: world.court.services.now(), case_data: {} };
      return idOf(
        await world.court.db
          .insert(generatedDocuments)
          .values({ ...about, ...bytes, ...at, ...to })
          .returning(),
      );
    },
    reach: asOwner,
  },
  apiAnalysis: {
    make: async (world, relation, viewer) => {
      const by = { requested_by: world.ownerOf(relation, viewer), court_id: world.courtOf(relation) };
      const about = { sha256: world.sha256, file_name: 'x.pdf', choices: {}, requested_at: world.court.services.now() };
      return idOf(
        await world.court.db
          .insert(apiAnalyses)
          .values({ ...by, ...about })
          .returning(),
      );
    },
    reach: asOwner,
  },
  attorney: { make: (world, relation) => world.attorney(world.courtOf(relation)), reach: asCourts },
  rosterImport: { make: makeRosterImport, reach: asCourts },
  assignedAttorney: {
    make: async (world, relation, viewer) => {
      const attorney = await world.attorney(world.courtOf(relation));
      await world.assign((await world.caseOf('own', viewer)).id, attorney);
      return attorney;
    },
    reach: asCourts,
  },
  availability: {
    make: async (world, relation, viewer) => {
      const day = world.ownDay();
      const time = { starts_at: world.momentOf(day, '09:00'), ends_at: world.momentOf(day, '10:00') };
      const of = { court_id: world.courtOf(relation), judge_id: world.ownerOf(relation, viewer) };
      return idOf(
        await world.court.db
          .insert(judgeAvailability)
          .values({ ...of, ...time, status: 'out_of_office' })
          .returning(),
      );
    },
    reach: asCourts,
  },
  hearingStaff: { make: makeStaff, reach: asCourts },
  staffHours: {
    make: async (world, relation) => {
      const staff_id = await makeStaff(world, relation);
      const hours = { weekdays: [2], from_time: '08:00', to_time: '12:00', valid_from: '2026-01-01' };
      return idOf(
        await world.court.db
          .insert(hearingStaffHours)
          .values({ ...hours, staff_id })
          .returning(),
      );
    },
    reach: asCourts,
  },
  staffPeriod: {
    make: async (world, relation) => {
      const staff_id = await makeStaff(world, relation);
      const day = world.ownDay();
      const time = { starts_at: world.momentOf(day, '09:00'), ends_at: world.momentOf(day, '10:00') };
      const period = { ...time, staff_id, status: 'away' as const };
      return idOf(await world.court.db.insert(hearingStaffPeriods).values(period).returning());
    },
    reach: asCourts,
  },
  courtroom: {
    make: makeCourtroom,
    reach: asCourts,
  },
  eventType: {
    make: async (world, relation) => {
      const kind = { court_id: world.courtOf(relation), name: `Event ${world.next()}`, duration_minutes: 30 };
      return idOf(await world.court.db.insert(eventTypes).values(kind).returning());
    },
    reach: asCourts,
  },
  closure: {
    make: async (world, relation) => {
      const day = { court_id: world.courtOf(relation), closed_on: world.ownDay(), name: 'Closed' };
      return idOf(await world.court.db.insert(courtClosures).values(day).returning());
    },
    reach: asCourts,
  },
  calendarPlan: { make: (world, relation, viewer) => aPlan(world, relation, viewer), reach: asCourts },
  /** A hearing without a place in a plan with the same ID. */
  plannedHearing: {
    make: async (world, relation, viewer) => {
      const court_id = world.courtOf(relation);
      const id = await world.callHearing(court_id, await world.caseOf(relation, viewer), null);
      const instance = anInstance(id, world.ownerOf(relation, viewer));
      const best = { placements: [], unplaced: [id], cost: 0 };
      await aPlan(world, relation, viewer, { id, instance, best, begins_at: '08:00' });
      await world.court.db
        .insert(calendarPlanItems)
        .values({ plan_id: id, hearing_id: id, hearing_version: 1, moves: false });
      return id;
    },
    reach: asInCase,
  },
  simulation: {
    make: async (world, relation, viewer) => {
      const asked = { asked_by: world.ownerOf(relation, viewer), asked_at: world.court.services.now() };
      const how = { weeks: 4, past_weeks: 8, notice_days: 10, standard_days: 30, runs: 20, seed: 1 };
      const ended = { state: 'done' as const, finished_at: world.court.services.now() };
      const scenario = { ...unchanged, more_judges: 1 };
      return idOf(
        await world.court.db
          .insert(simulations)
          .values({ court_id: world.courtOf(relation), ...asked, ...how, ...ended, scenario })
          .returning(),
      );
    },
    reach: asCourts,
  },
  pilot: { make: (world, relation, viewer) => aPilot(world, relation, viewer), reach: asCourts },
  pilotFiling: {
    make: async (world, relation, viewer) => {
      const pilot_id = await aPilot(world, relation, viewer);
      const { sha256, size } = await world.court.services.blobs.put(Readable.from([makePdf()]), 1_000_000);
      const file = { sha256, file_name: 'Answer.pdf', file_size: size };
      const read = { state: 'read' as const, reading: { values: { title: ['ANSWER'] }, findings: [] } };
      const fields = { title: 'MOTION' };
      const decision = { decision: 'accepted' as const, reasons: [], found_later: [], minutes: 1, fields };
      return idOf(
        await world.court.db
          .insert(pilotFilings)
          .values({
            ...{ pilot_id, ...file, ...read, taken_at: world.court.services.now(), decision_file: 'Answer.json' },
            decision: { ...decision, worked_with: 'existing_system' },
          })
          .returning(),
      );
    },
    reach: asCourts,
  },
  sitting: {
    make: async (world, relation, viewer) => {
      const day = world.ownDay();
      const court_id = world.courtOf(relation);
      const courtroom_id = await makeCourtroom(world, relation, viewer);
      const time = { starts_at: world.momentOf(day, '09:00'), ends_at: world.momentOf(day, '10:00') };
      const by = { judge_id: world.ownerOf(relation, viewer), title: 'Calendar', capacity: 3 };
      const made = await world.court.db.transaction((tx) =>
        insertSitting(tx, { court_id, courtroom_id, ...time, ...by }),
      );
      return made.id;
    },
    reach: asCourts,
  },
  staffFeed: {
    make: async (world, relation, viewer) => {
      const to = { person_id: world.ownerOf(relation, viewer), court_id: world.courtOf(relation) };
      const courtroom_id = await makeCourtroom(world, relation, viewer);
      const token_hash = hashSecret(`feed ${world.next()}`);
      return idOf(
        await world.court.db
          .insert(calendarFeeds)
          .values({ ...to, courtroom_id, token_hash })
          .returning(),
      );
    },
    reach: asOwner,
  },
  weekTemplate: {
    make: async (world, relation, viewer) => {
      const of = { court_id: world.courtOf(relation), judge_id: world.ownerOf(relation, viewer) };
      const courtroom_id = await makeCourtroom(world, relation, viewer);
      const when = { weekdays: [2], weeks: [], from_time: '09:00', to_time: '10:00', valid_from: world.ownDay() };
      const what = { title: 'Calendar', capacity: 3, event_type_ids: [] };
      return idOf(
        await world.court.db
          .insert(weekTemplates)
          .values({ ...of, courtroom_id, ...when, ...what })
          .returning(),
      );
    },
    reach: asCourts,
  },
  standingOrder: {
    make: async (world, relation) => {
      const order = { court_id: world.courtOf(relation), subject: 'ai_disclosure' as const, authority: 'Order 1' };
      const at = { effective_from: '2026-01-01', entered_at: world.court.services.now() };
      return idOf(
        await world.court.db
          .insert(standingOrders)
          .values({ ...order, ...at })
          .returning(),
      );
    },
    reach: asCourts,
  },
  learnedTemplate: {
    make: async (world, relation) => {
      const template = { court_id: world.courtOf(relation), field: 'court' as const, sign: `COURT ${world.next()}` };
      const learned = { value: 'Court of Alder', sources: [], learned_at: world.court.services.now() };
      return idOf(
        await world.court.db
          .insert(learnedTemplates)
          .values({ ...template, ...learned })
          .returning(),
      );
    },
    reach: asCourts,
  },
  contactRequest: {
    make: async (world, relation) => {
      const from = {
        about: 'demo' as const,
        full_name: 'Visitor',
        email: 'visitor@example.com',
        organization: 'x',
        message: 'x',
      };
      return idOf(
        await world.court.db
          .insert(contactRequests)
          .values({ ...from, court_id: world.courtOf(relation) })
          .returning(),
      );
    },
    reach: asCourts,
  },
  person: { make: (world, relation) => world.person(world.courtOf(relation)), reach: asCourts },
  judge: {
    make: async (world, relation) => {
      const court_id = world.courtOf(relation);
      const person_id = await world.person(court_id, 'clerk');
      const where = { specialization: 'civil', bar_number: '000001', location: 'CA', court_house: 'Alder' };
      await world.court.db.insert(judgeProfiles).values({ person_id, court_id, ...where });
      return person_id;
    },
    reach: asCourts,
  },
  claim: {
    make: async (world, relation) => {
      const court_id = world.courtOf(relation);
      const person_id = await world.person(court_id);
      const claim = { court_id, person_id, bar_number: `C-${world.next()}`, created_at: world.court.services.now() };
      return idOf(await world.court.db.insert(attorneyClaims).values(claim).returning());
    },
    reach: asCourts,
  },
  invitation: {
    make: async (world, relation) => {
      const to = { court_id: world.courtOf(relation), email: `invited.${world.next()}@example.com` };
      return idOf(
        await world.court.db
          .insert(invitations)
          .values({ ...to, role: 'clerk', expires_at: later(world.court.services.now()) })
          .returning(),
      );
    },
    reach: asCourts,
  },
  accessRequest: {
    make: makeAccessRequest,
    reach: asOwner,
  },
  accessRequestOfCourt: { make: makeAccessRequest, reach: asCourts },
  apiKey: {
    make: makeApiKey,
    reach: asOwner,
  },
  /** Administrators revoke any key of the court, everyone else their own. */
  apiKeyToRevoke: {
    make: makeApiKey,
    reach: (capacity) => (capacity === 'court_administrator' ? inCourt : own),
  },
  /** Administrators and IT personnel read what every key of the court was used for. */
  apiKeyOfCourt: {
    make: makeApiKey,
    reach: (capacity) => (['court_administrator', 'it_personnel'].includes(capacity) ? inCourt : own),
  },
  webhook: {
    make: makeWebhook,
    reach: asCourts,
  },
  delivery: {
    make: async (world, relation, viewer) => {
      const endpoint_id = await makeWebhook(world, relation, viewer);
      const occurred_at = world.court.services.now();
      const event = { court_id: world.courtOf(relation), type: 'filing.accepted' as const, subject_id: 'x', data: {} };
      const event_id = idOf(
        await world.court.db
          .insert(webhookEvents)
          .values({ ...event, occurred_at })
          .returning(),
      );
      const sent = { event_id, endpoint_id, created_at: occurred_at };
      return idOf(await world.court.db.insert(webhookDeliveries).values(sent).returning());
    },
    reach: asCourts,
  },
  savedSearch: {
    make: async (world, relation, viewer) => {
      const by = { court_id: world.courtOf(relation), person_id: world.ownerOf(relation, viewer) };
      const asked = { query: 'x', platforms: [], filters: { dates: 'all' as const }, fingerprint: `x-${world.next()}` };
      return idOf(
        await world.court.db
          .insert(savedSearches)
          .values({ ...by, ...asked, created_at: world.court.services.now() })
          .returning(),
      );
    },
    reach: asOwner,
  },
  challenge: {
    make: async (world, relation, viewer) => {
      const { id: case_id } = await world.caseOf(relation, viewer);
      const at = { filed_on: '2026-01-05', entered_at: world.court.services.now() };
      const by = { rule_id: 'ca-170.6', side: 'first' as const, party_name: 'Ada Rowe', judge_name: 'Test judge' };
      return idOf(
        await world.court.db
          .insert(judgeChallenges)
          .values({ case_id, ...by, ...at, late: false, status: 'pending', grounds: '' })
          .returning(),
      );
    },
    reach: asInCase,
  },
  caseRelation: {
    make: async (world, relation) => {
      const court_id = world.courtOf(relation);
      const pair = { case_id: await newCase(world, court_id), other_case_id: await newCase(world, court_id) };
      const made = { kind: 'related' as const, reason: 'Same event.', made_at: world.court.services.now() };
      return idOf(
        await world.court.db
          .insert(caseRelations)
          .values({ court_id, ...pair, ...made })
          .returning(),
      );
    },
    reach: asCourts,
  },
  /** A case that another court sent. */
  transfer: {
    make: async (world, relation) => {
      const to_court_id = world.courtOf(relation);
      const from = to_court_id === farCourt ? world.courtOf('own') : farCourt;
      const sent = { sent_at: world.court.services.now(), reason: 'Venue.', state_before: 'active' as const };
      const about = { case_id: await newCase(world, from), kind: 'transfer' as const, state: 'offered' as const };
      return idOf(
        await world.court.db
          .insert(caseTransfers)
          .values({ ...about, to_court_id, ...sent })
          .returning(),
      );
    },
    reach: asCourts,
  },
  merge: {
    make: async (world, relation) => {
      const court_id = world.courtOf(relation);
      const pair = { case_id: await newCase(world, court_id), merged_case_id: await newCase(world, court_id) };
      const state_before = { state: null, status: 'open' as const, closed_on: null, disposition: null };
      const made = { reason: 'One case.', merged_at: world.court.services.now(), state_before };
      return idOf(
        await world.court.db
          .insert(caseMerges)
          .values({ ...pair, ...made })
          .returning(),
      );
    },
    reach: asCourts,
  },
  judgeRule: {
    make: async (world, relation) => {
      const rule = { court_id: world.courtOf(relation), name: `Rule ${world.next()}`, method: 'random' as const };
      const use = { skip_absent: false, active: false, position: 1, case_types: [], judges: [], dealt: {} };
      return idOf(
        await world.court.db
          .insert(judgeRules)
          .values({ ...rule, ...use })
          .returning(),
      );
    },
    reach: asCourts,
  },
  /** A request for an interpreter: filers reach their own, the court all of its cases. */
  workItem: {
    make: async (world, relation, viewer) => {
      const [court_id, at] = [world.courtOf(relation), world.court.services.now()];
      const { id: case_id } = await world.caseOf(relation, viewer);
      const requested_by = world.ownerOf(relation, viewer);
      const about = { kind: 'interpreter' as const, state: 'requested' as const, subject: 'Spanish', person: 'Rowe' };
      const by = { requested_by, requested_at: at, changed_by: requested_by, changed_at: at };
      return idOf(
        await world.court.db
          .insert(workItems)
          .values({ court_id, case_id, note: '', ...about, ...by })
          .returning(),
      );
    },
    reach: asFiled,
  },
  /** A memo of the judge's chambers. */
  benchMemo: {
    make: async (world, relation, viewer) => {
      const [court_id, at] = [world.courtOf(relation), world.court.services.now()];
      const { id: case_id } = await world.caseOf(relation, viewer);
      const owner = relation === 'own' ? viewer.person_id : world.ownerOf('other', viewer);
      const filing = await world.file(court_id, owner, case_id);
      const by = { begun_by: owner, begun_at: at, changed_by: owner, changed_at: at, assigned_to: owner };
      const of = { court_id, case_id, judge_id: owner, motion_id: filing.id };
      return idOf(
        await world.court.db
          .insert(benchMemos)
          .values({ ...of, ...by, title: 'Motion', content: emptyMemo })
          .returning(),
      );
    },
    reach: asJudge,
  },
  /** Who works in chambers: the judge's own, and all for administrators. */
  chambersMember: {
    make: async (world, relation, viewer) => {
      const court_id = world.courtOf(relation);
      const judge_id = relation === 'own' ? viewer.person_id : await world.person(court_id);
      const person_id = await world.person(court_id, 'clerk');
      const by = { appointed_by: judge_id, appointed_at: world.court.services.now() };
      const about = { position: 'staff_attorney' as const, starts_on: '2026-01-05' };
      return idOf(
        await world.court.db
          .insert(chambersMembers)
          .values({ court_id, judge_id, person_id, ...by, ...about })
          .returning(),
      );
    },
    reach: (capacity) => (capacity === 'judge' ? own : inCourt),
  },
  judgeCoverage: {
    make: async (world, relation) => {
      const court_id = world.courtOf(relation);
      const judges = { judge_id: await world.person(court_id), duty_judge_id: await world.person(court_id) };
      const days = { from_on: '2026-01-05', to_on: '2026-01-06', reason: 'Vacation' };
      return idOf(
        await world.court.db
          .insert(judgeCoverage)
          .values({ court_id, ...judges, ...days, set_at: world.court.services.now() })
          .returning(),
      );
    },
    reach: asCourts,
  },
} satisfies Record<string, Kind>;
export type KindName = keyof typeof kinds;

import { envelopes } from '#server/db/schema/filings';
import { envelopeFees, feeItems, feeWaivers, paymentDifferences } from '#server/db/schema/payments';
import type { AccessWorld, Relation, Viewer } from './accessWorld.ts';

type Owned = { court_id: string; envelope_id: string; filing_id: string; by: string };

/** A filing with the choice of its filer. */
async function fileWithFees(world: AccessWorld, relation: Relation, viewer: Viewer): Promise<Owned> {
  const { db, services } = world.court;
  const [by, court_id, at] = [world.ownerOf(relation, viewer), world.courtOf(relation), services.now()];
  const [envelope] = await db
    .insert(envelopes)
    .values({ submitted_by: by, submitted_at: at, changed_at: at })
    .returning();
  const of = await world.caseOf(relation, viewer);
  const filing = await world.file(court_id, by, of.id, { state: 'received', case_id: null, envelope_id: envelope!.id });
  const chosen = { choice: 'waiver' as const, chosen_by: by, chosen_at: at, filed_at: at };
  await db.insert(envelopeFees).values({ envelope_id: envelope!.id, court_id, ...chosen });
  return { court_id, envelope_id: envelope!.id, filing_id: filing.id, by };
}

/** A fee of a filing. */
export async function makeFee(world: AccessWorld, relation: Relation, viewer: Viewer): Promise<string> {
  const { envelope_id, filing_id } = await fileWithFees(world, relation, viewer);
  const fee = {
    description: 'Motion',
    authority: 'Gov. Code 70617(a)',
    confidence: 'high' as const,
    amount_cents: 6000,
  };
  const [made] = await world.court.db
    .insert(feeItems)
    .values({ envelope_id, filing_id, position: 1, ...fee })
    .returning();
  return made!.id;
}

/** A filing with a request for a fee waiver. */
export async function makeWaiver(world: AccessWorld, relation: Relation, viewer: Viewer): Promise<Owned> {
  const made = await fileWithFees(world, relation, viewer);
  const { envelope_id, court_id, by } = made;
  const at = world.court.services.now();
  const request = { file_name: 'FW-001.pdf', content: Buffer.from('%PDF-1.4'), requested_by: by, uploaded_at: at };
  const state = { state: 'requested' as const, requested_at: at };
  await world.court.db.insert(feeWaivers).values({ envelope_id, court_id, ...request, ...state });
  return made;
}

/** The envelope of a draft whose owner has chosen. */
export async function chooseForDraft(
  world: AccessWorld,
  envelope_id: string,
  { court_id, by }: Pick<Owned, 'court_id' | 'by'>,
): Promise<string> {
  const chosen = { choice: 'pay_now' as const, chosen_by: by, chosen_at: world.court.services.now() };
  await world.court.db.insert(envelopeFees).values({ envelope_id, court_id, ...chosen });
  return envelope_id;
}

/** A difference in the reconciliation of a court. */
export async function makeDifference(world: AccessWorld, relation: Relation): Promise<string> {
  const key = `operation-${world.next()}`;
  const found = { day: '2026-11-23', kind: 'missing_here' as const, operation: 'capture' as const, operation_key: key };
  const [made] = await world.court.db
    .insert(paymentDifferences)
    .values({ court_id: world.courtOf(relation), ...found, reference: key, found_at: world.court.services.now() })
    .returning();
  return made!.id;
}

import type { makeSeparatorSheet as asked } from '#contract/batches';
import type { InputOf } from '#contract/endpoint';
import { recordActivity } from '#server/activity/recordActivity';
import { findCase } from '#server/cases/caseRepository';
import { findCourt } from '#server/courts/findCourt';
import { separatorSheets } from '#server/db/schema/batches';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { aboutCourt } from '../cash/drawers.ts';
import { readFiler } from '../intake/readFiler.ts';
import { findSheets } from './batchRepository.ts';
import { writeSheet } from './writeSheet.ts';

type Input = InputOf<typeof asked>;

/** Registers a separator sheet. A sheet for an attachment states nothing but that it is one. */
export async function makeSheet(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  input: Input,
): Promise<{ message: string; sheet_id: string }> {
  const facts = input.kind === 'lead' ? await readFacts(needs, actor, input) : nothing;
  const { court_id, person_id: made_by } = actor;
  return needs.db.transaction(async (tx) => {
    const stored = { court_id, made_by, made_at: needs.now(), kind: input.kind, ...facts };
    const [made] = await tx.insert(separatorSheets).values(stored).returning({ id: separatorSheets.id });
    const values = { filer: facts.filer?.name ?? '' };
    await recordActivity(tx, needs, actor, { action: 'separator_sheet_made', values, ...aboutCourt(actor) });
    return { message: 'Separator sheet made', sheet_id: made!.id };
  });
}

/** A separator sheet of the court as a PDF, as often as it is needed. */
export async function printSheet({ db, now }: Needs<'db' | 'now'>, actor: Actor, id: string): Promise<Buffer> {
  const sheet = (await findSheets(db, actor, [id])).get(id);
  if (!sheet) throw new Refusal('not_found');
  const found = sheet.case_id ? await findCase(db, actor, sheet.case_id) : null;
  const court = await findCourt(db, actor.court_id);
  return writeSheet({ sheet, court: court.name, case_number: found?.case_number ?? null, at: now() });
}

const nothing = { channel: null, case_id: null, case_type: null, filer: null };

async function readFacts({ db }: Needs<'db'>, actor: Actor, input: Input) {
  if (!input.channel) throw invalidInput('channel', 'Choose how the documents arrived.');
  if (!input.filer_kind) throw invalidInput('filer_kind', 'Choose who files.');
  const found = input.case_id ? await findCase(db, actor, input.case_id) : null;
  const { filer } = await readFiler(db, actor, { ...input, filer_kind: input.filer_kind });
  return {
    channel: input.channel,
    case_id: found?.id ?? null,
    case_type: input.case_type ?? found?.case_type ?? null,
    filer: { ...filer, attorney_id: filer.kind === 'attorney' ? (input.attorney_id ?? null) : null },
  };
}

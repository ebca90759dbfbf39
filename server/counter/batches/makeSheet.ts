import type { makeSeparatorSheet as asked } from '#contract/batches';
import type { InputOf } from '#contract/endpoint';
import { recordActivity } from '#server/activity/recordActivity';
import { findCase } from '#server/cases/caseRepository';
import { findCourt } from '#server/courts/findCourt';
import { separatorSheets } from '#server/db/schema/batches';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { aboutCourt } from '../cash/drawers.ts';
import { readFiler } from '../intake/readFiler.ts';
import { writeSheet } from './writeSheet.ts';

type Input = InputOf<typeof asked>;

/** Registers a separator sheet and prints it. A sheet for an attachment states nothing but that it is one. */
export async function makeSheet(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  input: Input,
): Promise<{ bytes: Buffer; file_name: string }> {
  const facts = input.kind === 'lead' ? await readFacts(needs, actor, input) : nothing;
  const { court_id, person_id: made_by } = actor;
  const sheet = await needs.db.transaction(async (tx) => {
    const { channel, case_id, case_type, filer } = facts;
    const stored = { court_id, made_by, made_at: needs.now(), kind: input.kind, channel, case_id, case_type, filer };
    const [made] = await tx.insert(separatorSheets).values(stored).returning();
    const values = { filer: filer?.name ?? '' };
    await recordActivity(tx, needs, actor, { action: 'separator_sheet_made', values, ...aboutCourt(actor) });
    return made!;
  });
  const court = await findCourt(needs.db, court_id);
  const bytes = await writeSheet({ sheet, court: court.name, case_number: facts.case_number, at: needs.now() });
  return { bytes, file_name: input.kind === 'lead' ? 'Separator sheet.pdf' : 'Separator sheet, attachment.pdf' };
}

const nothing = { channel: null, case_id: null, case_number: null, case_type: null, filer: null };

async function readFacts({ db }: Needs<'db'>, actor: Actor, input: Input) {
  if (!input.channel) throw invalidInput('channel', 'Choose how the documents arrived.');
  if (!input.filer_kind) throw invalidInput('filer_kind', 'Choose who files.');
  const found = input.case_id ? await findCase(db, actor, input.case_id) : null;
  const { filer } = await readFiler(db, actor, { ...input, filer_kind: input.filer_kind });
  return {
    channel: input.channel,
    case_id: found?.id ?? null,
    case_number: found?.case_number ?? null,
    case_type: input.case_type ?? found?.case_type ?? null,
    filer: { ...filer, attorney_id: filer.kind === 'attorney' ? (input.attorney_id ?? null) : null },
  };
}

import type { InputOf } from '#contract/endpoint';
import type { issueInstrument as asked, CaseIssuance } from '#contract/issuance';
import { spellLongDay } from '#domain/days/spellDay';
import { composeInstrument } from '#domain/issuance/composeInstrument';
import type { InstrumentField, InstrumentKind, InstrumentValues } from '#domain/issuance/instrumentKinds';
import type { IssuableInstrument } from '#domain/issuance/instrumentOf';
import type { Requirement } from '#domain/issuance/Requirement';
import { recordActivity } from '#server/activity/recordActivity';
import { lockCase, raiseVersion } from '#server/cases/caseRepository';
import { issuedInstruments } from '#server/db/schema/issuance';
import { enterEvent } from '#server/docketing/enterEvent';
import { storePdf } from '#server/docketing/makeDocument';
import { writeCourtDocument } from '#server/docketing/writeCourtDocument';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { assertComplete } from '../describeChecklist.ts';
import { findEvent } from '../findEvent.ts';
import { type KnownRecord, readRecord } from '../readRecord.ts';
import { certifyDocument } from './certifyDocument.ts';
import { assess } from './checkIssuance.ts';
import { isReplaced, lockInstrument, type StoredInstrument } from './instrumentRepository.ts';
import { readIssuance } from './readIssuance.ts';

type Tools = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;
type Input = InputOf<typeof asked>;
type Issuing = { input: Input; instrument: IssuableInstrument; requirements: Requirement[]; title: string };

/**
 * Issues an instrument: writes its PDF with the court’s seal text and its number, enters it on the docket, and notifies
 * the people in the case, in one transaction. The case is locked in the version that the clerk saw.
 */
export async function issueInstrument(
  needs: Tools,
  actor: Actor,
  input: Input,
): Promise<{ message: string; issuance: CaseIssuance }> {
  return needs.db.transaction(async (tx) => {
    const known = await readRecord(tx, needs, await lockCase(tx, actor, input.id, input.version));
    const { instrument, requirements } = assess(known, actor, input, needs.now());
    assertFilled(instrument, input.values);
    assertComplete(requirements);
    const before = input.alias_of ? await findReplaced(tx, known, input) : null;
    const title = before ? aliasTitle(instrument) : instrument.own.title;
    const issued = await write(tx, needs, actor, known, { input, instrument, requirements, title });
    // A second clerk who prepared the same instrument learns of this one first.
    await raiseVersion(tx, known.held);
    const values = { case_number: known.held.case_number, kind: input.kind, ...issued };
    await recordActivity(tx, needs, actor, {
      action: 'instrument_issued',
      subject_type: 'case',
      subject_id: input.id,
      values,
    });
    const issuance = await readIssuance(tx, needs, actor, { id: input.id });
    return { message: `${title} issued, number ${issued.number}`, issuance };
  });
}

function assertFilled({ required }: IssuableInstrument, values: InstrumentValues): void {
  const missing = required.find((name) => !values[name]?.trim());
  if (missing) throw invalidInput(missing, 'Enter this value. The instrument prints it.');
}

/** An instrument that was not served, or that a further one follows, is replaced once. */
async function findReplaced(tx: Db, { held }: KnownRecord, { alias_of, kind }: Input): Promise<StoredInstrument> {
  const before = await lockInstrument(tx, held.id, alias_of!);
  if (before?.kind !== kind) throw new Refusal('not_found');
  if (before.state === 'recalled' || (await isReplaced(tx, before.id))) throw new Refusal('instrument_closed');
  return before;
}

const aliasTitle = ({ kind, own }: IssuableInstrument) =>
  kind === 'summons' ? `Alias ${own.title.toLowerCase()}` : `${own.title} (reissued)`;

async function write(tx: Db, needs: Tools, actor: Actor, known: KnownRecord, issuing: Issuing) {
  const { held, court, record } = known;
  const { input, instrument, requirements, title } = issuing;
  const party = record.parties.find(({ id }) => id === input.party_id);
  const to = directedTo(input.values, party?.name ?? null);
  const { event, text } = await findEvent(tx, actor, court, instrument.event, docketValues(issuing, to));
  const numbered = (entry: number) => `${held.case_number}-${entry}`;
  const document = (entry: number) => makePdf(tx, needs, actor, known, { ...issuing, to, number: numbered(entry) });
  const made = await enterEvent(tx, needs, actor, held, { event, text, filed_on: record.today, document });
  const number = numbered(made.number);
  await tx.insert(issuedInstruments).values({
    ...{ entry_id: made.id, kind: input.kind, state: 'issued', title, issuance_number: number },
    ...{ party_id: party?.id ?? null, directed_to: to, values: input.values },
    confirmed: requirements.flatMap(({ confirmation }) => confirmation ?? []),
    alias_of: input.alias_of ?? null,
    ...{ issued_on: record.today, issued_by: actor.person_id, issued_at: needs.now() },
  });
  return { number, to };
}

function directedTo(values: InstrumentValues, party: string | null): string | null {
  return party ?? values.witness ?? values.fiduciary ?? values.requester ?? values.debtor ?? null;
}

const words: Partial<Record<InstrumentKind, string>> = {
  writ_execution: 'execution',
  writ_attachment: 'attachment',
  writ_possession: 'possession',
  letters_testamentary: 'testamentary',
  letters_administration: 'of administration',
  letters_guardianship: 'of guardianship',
};

/** The values of the docket text. */
function docketValues({ input: { kind, values } }: Issuing, to: string | null) {
  const named = (field: InstrumentField) => values[field] ?? null;
  return {
    kind: words[kind] ?? null,
    ...{ against: to, person: named('witness'), fiduciary: named('fiduciary') },
    ...{ amount: named('amount'), county: named('county') },
    related: values.entry ? `entry ${values.entry}` : null,
  };
}

type Printing = Issuing & { to: string | null; number: string };

async function makePdf(tx: Db, needs: Tools, actor: Actor, known: KnownRecord, printing: Printing) {
  const { input, instrument, title, to, number } = printing;
  const { kind, values } = input;
  const { court, held, record } = known;
  const composed = composeInstrument({ title, kind, to, values, authority: instrument.own.authority });
  const name = `${title} ${number}`;
  if (kind === 'certified_copy') {
    const copy = await certifyDocument(tx, needs, actor, known, { values, composed, number });
    return storePdf(needs, actor, name, copy);
  }
  const bytes = await writeCourtDocument({
    ...{ court: court.name, case_number: held.case_number, case_title: held.title, title: composed.title },
    paragraphs: [...composed.paragraphs, `Issuance number ${number}. Seal of the ${court.name}.`],
    dated: `Issued: ${spellLongDay(record.today)}`,
    signature: [`/s/ ${actor.full_name}`, actor.full_name, 'Deputy Clerk'],
    at: needs.now(),
  });
  return storePdf(needs, actor, name, bytes);
}

import type { InputOf } from '#contract/endpoint';
import type { decideFiling } from '#contract/review';
import { strictest } from '#domain/access/accessLevels';
import type { Placement } from '#domain/cases/Placement';
import type { EntryEffect } from '#domain/docketing/entryEffects';
import type { EntryToMake, HearingToSet } from '#domain/docketing/entryStates';
import type { FilingCode } from '#domain/docketing/FilingCode';
import { findCaseForSystem, type StoredCase } from '#server/cases/findCaseForSystem';
import type { KnownCourt } from '#server/courts/readCourt';
import type { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import { findFilingCodes } from '#server/packs/findCodes';
import { loadEffects } from './loadEffects.ts';
import { nameHearing, placeOnCalendar } from './proposeHearing.ts';

type Asked = NonNullable<InputOf<typeof decideFiling>['docket']>;
type Confirming = {
  filing: typeof filings.$inferSelect;
  court: KnownCourt;
  placement: Placement | null;
  asked: InputOf<typeof decideFiling>['docket'];
  at: Date;
};
type InCase = { filing: Confirming['filing']; held: StoredCase; code: FilingCode };

/**
 * The docket entry as the clerk confirmed it with the acceptance, with what takes effect with it; null where the portal
 * writes the proposed one. A time that the calendar no longer has is refused with the next available ones.
 */
export async function confirmEntry(
  tx: Db,
  actor: Actor,
  { filing, court, placement, asked, at }: Confirming,
): Promise<EntryToMake | null> {
  if (!asked) return null;
  const codes = await findFilingCodes(tx, filing.court_id);
  const code = codes.find(({ id }) => id === asked.code) ?? null;
  if (asked.code !== null && !code) throw invalidInput('docket.code', 'This court does not use this filing code.');
  const entry: EntryToMake = {
    code: asked.code,
    text: asked.text,
    on_behalf_of: asked.on_behalf_of || null,
    related_number: asked.related_number ?? null,
    access: strictest(asked.access, asked.sealed ? 'sealed' : 'public'),
  };
  if (!asked.hearing && !asked.effects?.length) return entry;
  const held =
    placement && 'join' in placement ? await findCaseForSystem(tx, filing.court_id, placement.join) : undefined;
  if (!held || !code) throw invalidInput('docket.text', 'A hearing or an effect needs a case and a filing code.');
  const about = { filing, held, code };
  return {
    ...entry,
    hearing: await confirmHearing(tx, actor, about, asked, at),
    effects: await confirmEffects(tx, court, about, asked),
  };
}

async function confirmHearing(
  tx: Db,
  actor: Actor,
  about: InCase,
  { hearing }: Asked,
  now: Date,
): Promise<HearingToSet | null> {
  if (!hearing) return null;
  const named = await nameHearing(tx, actor, { ...about, at: hearing });
  if (!named || !('set' in named)) {
    if (named?.state === 'on_calendar') return null;
    throw invalidInput('docket.hearing', named?.why.join(' ') ?? 'This filing code sets no hearing.');
  }
  await placeOnCalendar(tx, actor, about.held, named.set, now);
  return named.set;
}

async function confirmEffects(tx: Db, court: KnownCourt, about: InCase, { effects }: Asked): Promise<EntryEffect[]> {
  if (!effects?.length) return [];
  const possible = await loadEffects(tx, court, about);
  return effects.map((id) => {
    const effect = possible.find((one) => one.id === id);
    if (!effect)
      throw invalidInput('docket.effects', 'The case has changed. Open the dialog again to see the effects.');
    return effect;
  });
}

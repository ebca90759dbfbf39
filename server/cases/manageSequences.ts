import type { setNextNumber as asked, CaseSequence } from '#contract/caseNumbers';
import type { InputOf } from '#contract/endpoint';
import { dateInZone } from '#domain/days/dateInZone';
import type { CourtPack, NumberFormat, NumberLetters } from '#domain/practice/CourtPack';
import { writeNumber } from '#domain/practice/writeNumber';
import { recordActivity } from '#server/activity/recordActivity';
import { findCourt } from '#server/courts/findCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findPack } from '#server/packs/findPack';
import { courtSequence, raiseNext, readNext } from './caseSequences.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Numbered = { format: NumberFormat; letters: string | null; meaning: string };

/** The sequences that the court's case numbers come from now, with the next number of each. */
export async function listCaseSequences(
  { db, now }: Needs<'db' | 'now'>,
  { court_id }: Actor,
): Promise<{ sequences: CaseSequence[] }> {
  const { pack } = await findPack(db, court_id);
  const today = await todayIn(db, court_id, now());
  const sequences: CaseSequence[] = [];
  for (const one of numberedBy(pack)) sequences.push(await describe(db, court_id, pack, one, today));
  return { sequences };
}

/** Lets a sequence continue with a higher number, for example after numbers that the court assigned on paper. */
export async function setNextNumber(
  needs: Working,
  actor: Actor,
  { format_id, letters, current, next }: InputOf<typeof asked>,
): Promise<{ message: string; sequence: CaseSequence }> {
  const { court_id } = actor;
  return needs.db.transaction(async (tx) => {
    const { pack } = await findPack(tx, court_id);
    const named = numberedBy(pack).find((one) => one.format.id === format_id && one.letters === letters);
    if (!named) throw new Refusal('not_found');
    const today = await todayIn(tx, court_id, needs.now());
    const before = await raiseNext(tx, courtSequence(court_id, pack, named, today), next);
    if (before !== current) throw new Refusal('changed_meanwhile');
    if (next <= before)
      throw invalidInput('next', `Enter a number greater than ${before}. Numbers are not used twice.`);
    const format = [named.format.label, letters].filter(Boolean).join(', ');
    await recordActivity(tx, needs, actor, {
      action: 'next_number_set',
      values: { format, before, next },
      subject_type: 'court',
      subject_id: court_id,
    });
    return { message: 'Next number set', sequence: await describe(tx, court_id, pack, named, today) };
  });
}

/** The formats that the court uses, with each letter code that has a separate sequence. */
function numberedBy({ number_formats, numbering }: CourtPack): Numbered[] {
  const used = new Set(Object.values(numbering));
  return number_formats
    .filter(({ id, active }) => active && used.has(id))
    .flatMap((format): Numbered[] => {
      if (format.per === 'shared') return [{ format, letters: null, meaning: '' }];
      return format.letters.map(({ letters, meaning }: NumberLetters) => ({ format, letters, meaning }));
    });
}

async function describe(
  db: Db,
  court_id: string,
  pack: CourtPack,
  { format, letters, meaning }: Numbered,
  today: string,
): Promise<CaseSequence> {
  const sequence = courtSequence(court_id, pack, { format, letters }, today);
  const next = await readNext(db, sequence);
  const shown = letters ?? format.letters[0]?.letters ?? null;
  const written = writeNumber(format, { year: sequence.year, letters: shown, sequence: next });
  return {
    ...{ format_id: format.id, format: format.label, letters, meaning, period: sequence.period, next },
    number: 'number' in written ? written.number : null,
    missing: 'missing' in written ? written.missing : null,
  };
}

async function todayIn(db: Db, court_id: string, at: Date): Promise<string> {
  const { time_zone } = await findCourt(db, court_id);
  return dateInZone(at, time_zone);
}

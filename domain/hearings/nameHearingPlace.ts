import { samePersonName } from '#domain/names/samePersonName';
import type { Directory } from './findByName.ts';

/** The words of a document for a courtroom: `Dept. 24`, `Courtroom 3A`. */
const numberOf = (place: string) => /(?:^|\s)"?([A-Z]{0,3}-?\d{1,5}[A-Z]?|[A-Z])"?(?=$|[\s,.;])/i.exec(place)?.[1];

/**
 * The courtroom of the directory that a document names: by its name, or by the number alone if one courtroom in use has
 * it. Null where the document names none or the directory does not tell which one it is.
 */
export function roomOfPlace({ rooms }: Pick<Directory, 'rooms'>, place: string | null): string | null {
  const open = rooms.filter(({ active }) => active);
  if (place === null) return open.length === 1 ? open[0]!.name : null;
  const named = open.find(({ name }) => name.toLowerCase() === place.trim().toLowerCase());
  if (named) return named.name;
  const number = numberOf(place)?.toUpperCase();
  const numbered = open.filter(({ name }) => number !== undefined && numberOf(name)?.toUpperCase() === number);
  return numbered.length === 1 ? numbered[0]!.name : null;
}

/** The judge of the directory to whom a case is assigned: by ID, or the only one with the name that the case has. */
export function judgeOfCase(
  { judges }: Pick<Directory, 'judges'>,
  held: { judge_id: string | null; judge_name: string | null },
) {
  if (held.judge_id !== null) return judges.find(({ id }) => id === held.judge_id);
  const { judge_name } = held;
  if (judge_name === null) return undefined;
  const named = judges.filter(({ name }) => samePersonName(withoutHonorific(name), withoutHonorific(judge_name)));
  return named.length === 1 ? named[0] : undefined;
}

const withoutHonorific = (name: string) => name.replace(/^(?:the )?(?:hon\.|honorable|judge)\s+/i, '').trim();

/** The type of event at which a document is heard: for a motion the court's motion hearing, otherwise its only hearing. */
export function eventTypeFor({ kinds }: Pick<Directory, 'kinds'>, group: string): string | null {
  const active = kinds.filter((kind) => kind.active);
  const motions = active.filter(({ name }) => /\bmotions?\b/i.test(name));
  const hearings = active.filter(({ name }) => /^hearing$|\bhearing\b/i.test(name) && !/\bmotions?\b/i.test(name));
  const found = group === 'motion' ? (motions[0] ?? hearings[0]) : hearings[0];
  return found?.name ?? null;
}

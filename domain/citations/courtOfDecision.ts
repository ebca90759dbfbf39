import { courtId } from '#domain/courts/courtId';
import { recognizeCourt } from '#domain/courts/recognize/recognizeCourt';
import { courts } from './data/courts.ts';

let asCited: Map<string, string> | undefined;

/** How a court is written in the parenthesis of a citation, by its short name, for example `9th Cir.` for `ca9`. */
export function courtAsCited(id: string): string | undefined {
  asCited ??= new Map(
    courts
      .trim()
      .split('\n')
      .map((line) => line.split('|') as [string, string]),
  );
  return asCited.get(id);
}

const known = new Map<string, string | undefined>();
const mostKnown = 5_000;

/** The short name of a court that a source writes out, for example `cal` for `Supreme Court of California`. */
export function courtIdOf(name: string): string | undefined {
  if (!known.has(name)) {
    if (known.size >= mostKnown) known.clear();
    const court = recognizeCourt(name.toUpperCase());
    known.set(name, court && courtId(court));
  }
  return known.get(name);
}

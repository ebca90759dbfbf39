import type { Directory } from '#domain/hearings/findByName';
import { longNouns, nouns } from './data/roomNouns.ts';
import { type EntryLine, misspellingOf, spanOfMatch } from './EntryLine.ts';

const number = String.raw`\.?\s*(?:no\.?\s*)?#?\s*([a-z]?-?\d{1,4}[a-z]?|[a-z])(?![\p{L}\d:/])`;
const known = new RegExp(String.raw`(?<![\p{L}\d])(${Object.keys(nouns).join('|')})${number}`, 'gu');
const perhapsMisspelled = new RegExp(String.raw`(?<![\p{L}\d])([a-z]{4,11})${number}`, 'gu');

/** Courtrooms: by name, or by noun and number: `dept 4`, `d12`, `Courtroom 3A`. */
export function readRooms(line: EntryLine, { rooms }: Directory): void {
  const byLength = rooms.toSorted((a, b) => b.name.length - a.name.length);
  for (const room of byLength) {
    const name = room.name.toLowerCase();
    for (const found of line.match(new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d-])`, 'gu'))) {
      if (room.active) line.read(spanOfMatch(found), { field: 'venue', value: room.name });
      else line.reject(spanOfMatch(found), 'room_closed');
    }
  }
  for (const found of line.match(known)) readNumbered(line, found, rooms);
  for (const found of line.match(perhapsMisspelled)) readNumbered(line, found, rooms);
}

function readNumbered(line: EntryLine, found: RegExpMatchArray, rooms: Directory['rooms']): void {
  const [whole, word, number] = [found[0], found[1]!, found[2]!];
  const noun = nouns[word] ?? nouns[misspellingOf(word, longNouns) ?? ''];
  // `d` and `ct` are nouns only before a number.
  if (!noun || (word.length < 3 && !/\d/.test(number))) return;
  if (/^[a-z]$/.test(number) && !/\s/.test(whole)) return;
  const numbered = rooms.filter(({ name }) => identifierOf(name) === plain(number));
  const open = numbered.filter(({ active }) => active);
  const span = spanOfMatch(found);
  if (open.length === 0) {
    line.reject(span, numbered.length > 0 ? 'room_closed' : 'no_such_room');
    return;
  }
  const named = open.filter(({ name }) => name.toLowerCase().startsWith(noun.slice(0, 4)));
  const [first, ...others] = named.length > 0 ? named : open;
  const names = open.map(({ name }) => name);
  if (others.length > 0) line.read(span, { field: 'venue', value: null, alternatives: names, doubt: 'several' });
  else
    line.read(span, { field: 'venue', value: first!.name, alternatives: names.filter((name) => name !== first!.name) });
}

/** The number or letter of a room: the last word of its name that has one. */
function identifierOf(name: string): string | undefined {
  const found = name.toLowerCase().match(/(?<![\p{L}\d])(?:[a-z]?-?\d{1,4}[a-z]?|[a-z])(?![\p{L}\d])/gu);
  return found ? plain(found.at(-1)!) : undefined;
}

const plain = (number: string) => number.replace('-', '').replace(/^([a-z]?)0+(?=\d)/, '$1');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

import type { CourtName } from '../recognize/CourtForm.ts';
import type { RecognizedCourt } from '../recognize/RecognizedCourt.ts';
import { type State, states } from '../states.ts';
import { countyOf } from './countyNames.ts';
import { kindName } from './courtKinds.ts';
import type { HeadingParts } from './HeadingParts.ts';
import type { HeadingLine, HeadingWord } from './headingLine.ts';
import { inferState } from './inferState.ts';
import { nameTrialCourt } from './nameTrialCourt.ts';

/** The court that a line and those around it name; undefined if no such court exists or the state is not known. */
export function composeCourt(
  own: HeadingLine,
  court: HeadingWord,
  around: readonly HeadingLine[],
  heading: string,
): RecognizedCourt | undefined {
  const kind = kindName(court.text);
  if (kind === undefined) return undefined;
  const used = new Set<HeadingLine>([own]);
  const find = (is: HeadingWord['is']) => {
    for (const line of [own, ...around]) {
      const word = line.words.find((one) => one.is === is && one !== court);
      if (word === undefined || (line !== own && line.words.some((one) => one.is === 'court' && is !== 'court')))
        continue;
      used.add(line);
      return word;
    }
    return undefined;
  };
  const stateWord = find('state');
  const placed = court.place;
  const countyWord = find('county') ?? find('venue');
  const placeText = countyWord?.text ?? placed;
  // Only Virginia's cities have circuit courts but for two.
  const cityOfCircuit = kind === 'Circuit Court' ? find('city')?.text : undefined;
  const judicialDistrict = find('judicial-district')?.text;
  // Only Connecticut's courts sit in judicial districts named for cities.
  const inferred =
    judicialDistrict !== undefined && countyOf('Connecticut', judicialDistrict) !== undefined
      ? 'Connecticut'
      : inferState(kind, placeText ?? cityOfCircuit, countyWord !== undefined || cityOfCircuit !== undefined, heading);
  const state = stateWord === undefined ? inferred : stateOf(stateWord.text);
  if (state === undefined) return undefined;
  const county = countyWord && countyOf(state, countyWord.text);
  if (countyWord !== undefined && county === undefined) return undefined;
  if (county !== undefined) for (const line of around) if (repeatsCounty(line, state, county)) used.add(line);
  const city = find('city');
  const circuit = find('circuit');
  const number = find('number')?.text;
  const seat = state === 'Alaska' ? find('seat')?.text : undefined;
  const placedCounty = placed === undefined || countyWord !== undefined ? undefined : countyOf(state, placed);
  const divisions = [own, ...around].flatMap((line) => {
    const words = line.words.filter(({ is }) => is === 'division' || is === 'unit');
    if (words.length === 0 || (state !== 'Vermont' && !isNear(line, used, heading))) return [];
    used.add(line);
    return words.map(({ text }) => text);
  });
  const parts: HeadingParts = {
    kind,
    state,
    ofState: followedBy(own, around, court, stateWord),
    divisions,
    ...(county !== undefined && { county: { name: county, unit: unitOf(state, countyWord!, county) } }),
    ...(placedCounty !== undefined && { county: { name: placedCounty, unit: unitOf(state, undefined, placedCounty) } }),
    ...(placed !== undefined && placedCounty === undefined && { place: placed }),
    ...(city !== undefined && { city: { name: city.text, unit: city.of! } }),
    ...(court.of !== undefined && { ordinal: court.of }),
    ...(circuit !== undefined && { circuit: { ordinal: circuit.of!, noun: circuit.text } }),
    ...(judicialDistrict !== undefined && { judicialDistrict }),
    ...(number !== undefined && { number }),
    ...(seat !== undefined && { seat }),
  };
  const name: CourtName | undefined = nameTrialCourt(parts);
  return name && { ...name, ...rangeOf([...used]) };
}

/** `COUNTY OF MARION` next to `IN THE MARION COUNTY SMALL CLAIMS COURT`. */
function repeatsCounty({ words }: HeadingLine, state: State, county: string): boolean {
  return words.length === 1 && words[0]!.is === 'county' && countyOf(state, words[0]!.text) === county;
}

/** The kind of court and then, before any county, its state. */
function followedBy(
  own: HeadingLine,
  around: readonly HeadingLine[],
  court: HeadingWord,
  state: HeadingWord | undefined,
): boolean {
  const next = around.filter((line) => line.start > own.start).sort((one, other) => one.start - other.start);
  const words = [own, ...next].flatMap((line) => line.words);
  return state !== undefined && words[words.indexOf(court) + 1] === state;
}

/** Divisions belong to the heading if no other text separates them from it. */
function isNear(line: HeadingLine, used: ReadonlySet<HeadingLine>, heading: string): boolean {
  return [...used].some(
    (other) =>
      other === line ||
      /^[\s)|:§,.-]*$/.test(
        other.end <= line.start ? heading.slice(other.end, line.start) : heading.slice(line.end, other.start),
      ),
  );
}

function rangeOf(lines: readonly HeadingLine[]): Pick<RecognizedCourt, 'start' | 'end' | 'spans'> {
  const spans = lines.map(({ start, end }): [number, number] => [start, end]).sort(([one], [other]) => one - other);
  return { start: spans[0]![0], end: Math.max(...spans.map(([, end]) => end)), spans };
}

function unitOf(state: State, word: HeadingWord | undefined, name: string): string {
  if (state === 'Louisiana') return 'Parish';
  if (state === 'Alaska') return 'Borough';
  if (/ City$/.test(name)) return '';
  return word?.of !== undefined && /^(?:parish|borough)$/i.test(word.of) ? word.of : 'County';
}

function stateOf(text: string): State | undefined {
  const plain = text.toLowerCase().replace(/\s+/g, ' ');
  return states.find((name) => name.toLowerCase() === plain);
}

import { states } from '#domain/courts/states';
import { anyOf, pattern } from '#domain/text/pattern';
import { captionNames } from './givenNames.ts';
import { alias, descriptor, institution, nameSuffix, office, organization, rank, represented } from './nameWords.ts';
import { isPlain } from './splitAtAnd.ts';
import { cutRange, type Range, trimAnd } from './textRange.ts';

/** Names in uniform letter case, separated by commas, semicolons, and what follows them. */
export function listedNames(text: string): Range[] {
  const found: Range[] = [];
  for (const item of cutRange(text, 0, text.length, /;/g)) {
    const commas = withoutSeat(text, joinPartners(text, cutRange(text, item.start, item.end, /,(?!\d{3}\b)/g)));
    let described = false;
    let withOffice = false;
    let own = 0;
    const several = /;/.test(text);
    for (const [index, piece] of commas.entries()) {
      const words = text.slice(piece.start, piece.end);
      const last = found.at(-1);
      if (own > 0 && last !== undefined && !described && (nameSuffix.test(words) || alias.test(words))) {
        last.end = piece.end;
        continue;
      }
      const suffixed = own > 0 && !described ? leadingPart(text, last, words) : undefined;
      if (suffixed !== undefined && last !== undefined) {
        last.end = piece.start + suffixed.length;
        const rest = { start: piece.start + suffixed.length, end: piece.end };
        if (alias.test(text.slice(rest.start, rest.end).trim())) {
          last.end = piece.end;
        } else if (/^\s*(?:and|&)\s/i.test(text.slice(rest.start, rest.end)) || isNextName(text, rest, suffixed)) {
          found.push(trimAnd(text, rest));
        } else {
          described = true;
        }
        continue;
      }
      const bare = trimAnd(text, piece);
      const name = text.slice(bare.start, bare.end);
      if (name === '') continue;
      if (own > 0 && last !== undefined && !described && belongsTo(text.slice(last.start, last.end), words)) {
        last.end = piece.end;
        continue;
      }
      if (represented.test(text.slice(item.start, piece.start))) {
        described = true;
        continue;
      }
      if (own > 0 && last !== undefined && isFurtherOffice(text.slice(last.start, last.end), name)) {
        found.push(bare);
        continue;
      }
      // `ELM FUND LP, OAK GP LLC, TAX MATTERS PARTNER`: who acts for the partnership.
      if (own > 1 && actsForPartners.test(name)) {
        found.pop();
        described = true;
        continue;
      }
      if (descriptor.test(words) || descriptor.test(name)) {
        if (own > 0 || !/^an?\s/i.test(name)) described = true;
        continue;
      }
      const next = commas[index + 1];
      const following = next === undefined ? '' : text.slice(next.start, next.end);
      const holder = own > 0 && last !== undefined && !described ? text.slice(last.start, last.end) : undefined;
      if (holder !== undefined && (isCityBefore(name, following) || isOfficeHeld(holder, name))) {
        described = true;
        withOffice = true;
        continue;
      }
      if (own > 0 && (isZip(name) || (described && isCityBefore(name, following)))) continue;
      if (holder !== undefined && last !== undefined && isFirmPart(holder, name, following)) {
        last.end = bare.end;
        continue;
      }
      if (own > 0 && ((office.test(name) && !isRanked(name)) || localOffice.test(name))) {
        described = true;
        withOffice = true;
        continue;
      }
      if (described && (several || (withOffice && institution.test(name)) || isPlace(name))) continue;
      described = false;
      withOffice = false;
      own++;
      found.push(bare);
    }
  }
  return found;
}

const actsForPartners = /^(?:tax matters (?:partner|person|member)|partnership representative|a partner other than)\b/i;

/** `BEXAR COUNTY, TEXAS`, `SECRETARY, DEPARTMENT OF LABOR`, `SUPERIOR COURT, COUNTY OF NAPA`: what the comma parts is one name. */
export function belongsTo(name: string, next: string): boolean {
  if (/\b(?:county|city|town|village|parish|borough|township)\b/i.test(name) && isState(next)) return true;
  if (office.test(name) && isOfficeAlone(name) && (institution.test(next) || organization.test(next) || isState(next)))
    return !alias.test(next) && !(/ of /i.test(name) && office.test(next));
  // `DIRECTOR, OFFICE OF PENSIONS, UNITED STATES DEPARTMENT OF LABOR`
  if (isOfficeSued(name) && (/,/.test(name) ? department.test(next) : enforcement.test(next))) return true;
  if (
    /\b(?:state|commonwealth) of [a-z .]+$/i.test(name) &&
    /^(?:department|dep't|agency|division|office|bureau)\b/i.test(next)
  )
    return true;
  if (/^(?:the )?(?:office|department|board|bureau|agency)\b/i.test(name) && isState(next.replace(/^state of\s+/i, '')))
    return true;
  if (/\b(?:department|dep't) of [a-z ]+$/i.test(name) && /^(?:[a-z]+ ){1,4}(?:office|division|bureau)$/i.test(next))
    return true;
  if (/\bdistrict court for the .*\bdistrict of [a-z ]+$/i.test(name) && isPlacePart(next)) return true;
  if (/\bcourt\b/i.test(name) && /^(?:(?:in and )?for (?:the )?)?county of\b/i.test(next)) return true;
  // `REAL PROPERTY AT 14 CREEK ROAD, MINT HILL, OHIO`: the place is part of the name.
  if (property.test(name) && isPlacePart(next)) return true;
  return /^(?:vin|serial|s\/n|hull)\b/i.test(next);
}

/** `MIAMI FIELD OFFICE DIRECTOR`, `WARDEN, ELM JAIL`: an office, and no person who holds it. */
function isOfficeSued(name: string): boolean {
  const [head = ''] = name.split(',');
  return (office.test(head) && !isRanked(head)) || (/\boffice\b/i.test(head) && heldOffice.test(head));
}

/** `WARDEN, ELM JAIL, SECRETARY OF LABOR`: after an office that is sued without a name comes another. */
function isFurtherOffice(before: string, name: string): boolean {
  return / of /i.test(name) && isOfficeSued(name) && isOfficeSued(before);
}

/** `OFFICER J. PEREZ`: a rank and a person's name are a party, a rank alone or with its institution describes one. */
function isRanked(name: string): boolean {
  const held = rank.exec(name);
  const person = held === null ? '' : name.slice(held[0].length);
  return (
    /^[A-Z][A-Za-z.'-]*(?: [A-Z][A-Za-z.'-]+){1,3}$/.test(person) &&
    !institution.test(person) &&
    !organization.test(person)
  );
}

/** `STROUD, HARPER, BOWMAN & LYLE, P.C.`: partners' surnames before the firm's last ones and its end. */
function joinPartners(text: string, pieces: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const [index, piece] of pieces.entries()) {
    const words = text.slice(piece.start, piece.end);
    const following = pieces[index + 1];
    const isLast = / & [A-Z]\S+$/.test(words) && following !== undefined;
    if (isLast && lawFirm.test(text.slice(following.start, following.end))) {
      let from = piece.start;
      while (joined.length > 0 && surnameAlone.test(text.slice(joined.at(-1)!.start, joined.at(-1)!.end)))
        from = joined.pop()!.start;
      joined.push({ start: from, end: piece.end });
    } else joined.push(piece);
  }
  return joined;
}

/** `STROUD` or `and STROUD`. */
const surnameAlone = /^(?:(?:and|AND) )?[A-Z][A-Za-z'-]+$/;
const lawFirm = /^(?:LLP|L\.L\.P|PLLC|P\.C|PC|P\.A|PA|APC|LLC|LTD)\b/i;

const places = ['county', 'city', 'parish', 'town', 'township', 'state', 'district'];
const localOffices = [
  'auditor',
  'sheriff',
  'clerk',
  'treasurer',
  'recorder',
  'assessor',
  'coroner',
  'attorney',
  'prosecutor',
  'manager',
  'engineer',
  'constable',
  'commissioners?',
  'executive',
];
/** `FRANKLIN COUNTY AUDITOR`: an office after its place. */
const localOffice = pattern('i')`^(?:[A-Z][\w.'-]* ){1,3}${anyOf(places)}\s+${anyOf(localOffices)}$`;

/** An office without its holder's name: `SECRETARY`, `ATTORNEY GENERAL OF TEXAS`. */
function isOfficeAlone(name: string): boolean {
  const rest = name.replace(office, '').trim();
  return rest === '' || /^(?:general|of|for)\b/i.test(rest);
}

/** Land or a thing that is sued, whose name has its place after commas. */
const property =
  /^(?:the |all that |one |certain )?(?:(?:parcel|lot|tract)s? of )?(?:real property|premises|land)\b.* (?:at|as|in) /i;

const department = /^(?:(?:united states|u\. ?s\.) )?(?:department|dep't) of\b/i;
const enforcement = /^(?:(?:united states|u\. ?s\.) )?(?:immigration|customs)\b/i;

function isPlacePart(name: string): boolean {
  return /^[A-Z][A-Za-z.'-]*(?: [A-Z][A-Za-z.'-]*){0,3}$/.test(name) && !/^(?:ONE|TWO|APPROXIMATELY)\b/i.test(name);
}

/** `HOUSTON` before `TEXAS 77006`. */
function isCityBefore(name: string, next: string): boolean {
  return isZip(next) && /^[A-Z][A-Za-z. ]+$/.test(name);
}

/** `TEXAS 77006`. */
function isZip(text: string): boolean {
  const zip = /^(.+?)\s+\d{5}(?:-\d{4})?$/.exec(text.trim());
  return zip !== null && (isState(zip[1]!) || /^[A-Z]{2}$/.test(zip[1]!));
}

const heldOffices = [
  'superintendent',
  'chair(man|woman|person)?',
  'counselor',
  'principal',
  'sheriff',
  'director',
  'commissioner',
  'secretary',
  'president',
  'treasurer',
  'manager',
  'administrator',
  'warden',
  'supervisor',
  'coordinator',
  'officer',
  'general',
];
const heldOffice = pattern('i')`\s${anyOf(heldOffices)}$`;

/** `PAUL GARVER, Lake County Board Chair`: a person, and the office behind the body's name. */
function isOfficeHeld(person: string, name: string): boolean {
  return (
    ((heldOffice.test(name) && name.split(/\s+/).length > 2) || placedOffice.test(name)) &&
    (institution.test(name) || organization.test(name) || localPlace.test(name)) &&
    isPlain(person)
  );
}

const policeRanks = [
  'police officer',
  'chief of police',
  'police chief',
  'detective',
  'deputy',
  'lieutenant',
  'sergeant',
];
/** `City of Elm Chief of Police`, `State of Iowa Director of Transportation`. */
const placedOffice = pattern(
  'i',
)`^(?:the )?${anyOf(places)} of (?:[A-Z][\w.'-]* ){1,4}?${anyOf([...policeRanks, ...heldOffices])}\b(?!.*\b(?:department|association|union|fund)\b)`;

const localPlace = pattern('i')`\b${anyOf(places)}\b`;

/** `LLC d/b/a X` or `INC. and Y` after a comma: the suffix still belongs to the name before. */
const firm = /(?:\b(?:LLP|L\.L\.P\.|PLLC|P\.C\.|P\.A\.|APC)|& (?:Associates|Co|Sons|Partners)\.?)$/i;

/** `ALEXANDER, DUBOSE & LEE LLP`: partners' surnames before the firm's end. */
function isFirmPart(surname: string, name: string, following: string): boolean {
  return /^\S+$/.test(surname) && (firm.test(name) || (/ & \S+$/.test(name) && firm.test(following)));
}

function leadingSuffix(words: string): string | undefined {
  const match =
    /^((?:Inc|LLC|L\.L\.C|LLP|L\.P|LP|Ltd|Co|Corp|N\.A|P\.C|PLLC|P\.A|S\.A|Jr|Sr|III|Ill|II|IV|M\.D|MD)\.?)\s+(?=\S)/i.exec(
      words,
    );
  return match?.[1];
}

/** What still belongs to the name before, at the start of the text after a comma. */
function leadingPart(text: string, last: Range | undefined, words: string): string | undefined {
  if (last === undefined) return undefined;
  return leadingSuffix(words) ?? leadingState(text.slice(last.start, last.end), words);
}

/** `VILLAGE OF ELM, FLORIDA and ELM CODE BOARD`: the state still belongs to the place before. */
function leadingState(name: string, words: string): string | undefined {
  const match = /^([A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?)\s+(?=and\s)/i.exec(words);
  return match !== null && isState(match[1]!) && belongsTo(name, match[1]!) ? match[1] : undefined;
}

/** `ELM CHURCH, St. Paul, Ramsey County, Minnesota`: where a party has its seat. */
function withoutSeat(text: string, pieces: readonly Range[]): Range[] {
  const words = pieces.map(({ start, end }) => text.slice(start, end).trim());
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      isPlacePart(word) &&
      /^\S+(?: \S+)? county$/i.test(words[index + 1] ?? '') &&
      isState(words[index + 2] ?? ''),
  );
  return at < 0 ? [...pieces] : [...pieces.slice(0, at), ...pieces.slice(at + 3)];
}

const stateNames = new RegExp(`^(?:${states.join('|')})$`, 'i');

export function isState(words: string): boolean {
  return stateNames.test(words.replace(/[.,;]+$/, '').trim());
}

function isPlace(name: string): boolean {
  const bare = name
    .replace(/^(?:county of|state of|city of)\s*/i, '')
    .replace(/\s*\.$/, '')
    .trim();
  return isState(bare) || /^[A-Z]{2} \d{5}$/i.test(bare);
}

/** `OTIS VANCE, JR. / ADA ROE,`: a line's end instead of the comma. */
function isNextName(text: string, rest: Range, suffix: string): boolean {
  const name = text.slice(rest.start, rest.end).trim();
  const first = name.split(/[\s.]/)[0]!.toLowerCase();
  return /^(?:jr|sr|ii|iii|iv)\b/i.test(suffix) && isPlain(name) && captionNames.has(first);
}

import type { FilingLine } from '#domain/text/FilingLine';
import { anyOf, pattern } from '#domain/text/pattern';
import { sliceLine } from '#domain/text/sliceLine';
import { isState } from './listedNames.ts';
import { isAside } from './markers.ts';
import { companyEnd } from './nameWords.ts';
import type { Role } from './roles.ts';
import { isPlain } from './splitAtAnd.ts';

/** A petitioner is set apart from the name of the matter by more space than is between the lines of a name. */
export function afterMatter(lines: FilingLine[], { phrase }: Role): FilingLine[] {
  // Who responds in a matter is who it is about: `In the Matter of / ELM FUNDS LLC, / ADA ROE, / Respondents.`
  if (phrase.startsWith('respondent')) return lines;
  const gaps = lines.map((line, index) => {
    const above = lines[index - 1];
    return above === undefined || above.page !== line.page ? 0 : line.top - above.top;
  });
  const [first, second] = lines;
  // Of two lines only the height of the letters says how much space is usual.
  const single = lines.length === 2 && !/(?:[,&]|\b(?:of|the|and))$/i.test(first!.text) && /,$/.test(second!.text);
  const usual = single ? Math.min(gaps[1]!, 1.5 * (first!.bottom - first!.top)) : Math.min(...gaps.slice(1));
  const last = gaps.findLastIndex((gap) => gap > 1.6 * usual);
  return last > 0 ? lines.slice(last) : lines;
}

const venueOf = /^(?:(?:the )?(?:state|commonwealth) of [a-z ]+|[a-z]+)\W*$/i;
/** Over a name without `and`, a state is the heading's. */
const stateAlone = /^(?:state|commonwealth) of [a-z ]+$/i;
const agency = /\b(?:board|commission|tribunal)$/i;
const venueIn = /^(?:(?:county|parish|city) of [a-z. ]+|[a-z. ]+ county|[a-z. ]+,? ?ss\b.*)\W*$/i;

/** `STATE OF NORTH CAROLINA / COUNTY OF WAKE` over the names is the venue; a state alone may be a party. */
export function withoutVenue(lines: FilingLine[]): FilingLine[] {
  const [first, second] = lines;
  if (first === undefined || second === undefined) return lines;
  // `STATE OF OREGON / EMPLOYMENT RELATIONS BOARD` over the names is the agency that decides.
  if (lines.length > 2 && stateAlone.test(first.text) && agency.test(second.text)) return lines.slice(2);
  const isVenue = lines.length > 2 && (venueOf.test(first.text) || isState(first.text)) && venueIn.test(second.text);
  if (isVenue) return lines.slice(2);
  const isHeading =
    stateAlone.test(first.text) && (isPlain(second.text.replace(/,$/, '')) || companyEnd.test(second.text));
  return isHeading ? lines.slice(1) : lines;
}

const matterOpenings = ['in re:?', 'in the matter of', 'matter of', 'in the matter'];
const matterNouns = [
  'matters?',
  'application',
  'petition',
  'claim',
  'accusation',
  'statement of issues',
  'complaint',
  'name change',
  'change of name',
  'paternity',
  'parentage',
  'adoption',
  'marriage',
  'former marriage',
  'dissolution of (the )?marriage',
  'dissolution',
  'legal separation',
  'guardianship( and (estate|conservatorship))?',
  'conservatorship( and estate)?',
];
export const matter = pattern(
  'i',
)`^${anyOf(matterOpenings)}\s*(?:the\s+)?(?:${anyOf(matterNouns)} (?:of|against))?:?\s*`;

export const matterAlone = pattern('i')`^(?:the\s+)?${anyOf(matterNouns)} (?:of|against):?$`;

/** `In the Matter of the Application of` introduces a name and is not one. */
export function withoutMatter(line: FilingLine | undefined): FilingLine | undefined {
  if (line === undefined) return undefined;
  const match = matter.exec(line.text);
  if (match === null || match[0] === '') return line;
  const rest = sliceLine(line, match[0].length, line.text.length);
  return rest === undefined || isAside(rest.text) || /^the\W*$/i.test(rest.text) ? undefined : rest;
}

import { skipSpace } from '#domain/text/chars';
import { anyOf, pattern } from '#domain/text/pattern';
import { type Found, found } from './Found.ts';
import { printedName, readCaseName } from './readCaseName.ts';
import { readDateParenthesis } from './readDateParenthesis.ts';
import { readParenthetical } from './readParenthetical.ts';
import { readPinCite } from './readPinCite.ts';

const divisionCodes = ['Civ', 'Cr', 'CV'];
const numberLinks = [/,\s/, /,?\s(?:&|and)\s/];
const docket = pattern(
  'y',
)`Nos?\.\s{1,6}((?:[A-Z]{1,5}[-\s]?)?\d[\w:.\-/]{1,30}\w(?:\s${anyOf(divisionCodes)}\.?\s\d{1,6})?(?:\s?\([A-Z]{2,5}\)){0,3}(?:${anyOf(numberLinks)}\d[\w:-]{3,24}){0,4})`;
const slip =
  /,?\s{1,6}(?:(?:slip|mem\.?|unpublished)\s{1,3}op(?:inion|\.)?|(?:ECF|Dkt\.?|D\.E\.)\s(?:Nos?\.\s)?\d{1,5})/y;

/** A decision that is cited by its docket number alone: `Foo v. Bar, No. 18-1234, slip op. at 5 (D. Mass. Jan. 2, 2019)`. */
export function readDocketCitation(flow: string, text: string, at: number, floor: number): Found | null {
  docket.lastIndex = at;
  const match = docket.exec(flow);
  if (!match) return null;
  const end = docket.lastIndex;
  let after = end;
  slip.lastIndex = after;
  const isSlip = slip.test(flow);
  if (isSlip) after = slip.lastIndex;
  const pin = readPinCite(flow, after);
  if (pin && !isSlip && !/^(?:at|\*)/.test(pin.text)) return null;
  if (pin) after = pin.end;
  let dated = skipSpace(flow, after, 12);
  if (flow[dated] === ',') dated = skipSpace(flow, dated + 1, 12);
  const date = readDateParenthesis(flow, dated);
  if (!(date?.court || (isSlip && date) || (isSlip && pin))) return null;
  const name = readCaseName(flow, text, at, floor);
  if (!name.defendant) return null;
  const cited = found(text, 'full', at, end, { ...name, docket: match[1]!.replace(/\s+/g, ' '), after });
  if (pin) cited.pin_cite = pin.text;
  if (date) {
    cited.year = date.year;
    if (date.court) cited.court = date.court;
    cited.last = date.end;
    const remark = readParenthetical(flow, date.end);
    if (remark) {
      cited.parenthetical = printedName(flow, text, remark.from, remark.end);
      cited.last = remark.end + 1;
    }
  }
  return cited;
}

import { isDate } from '#domain/days/days';
import { spellDay } from '#domain/days/spellDay';
import { formatAmount } from '#domain/money/formatAmount';
import { parseAmount } from '#domain/money/parseAmount';
import { valueKind } from './valueKinds.ts';

/** A value of a template as the docket writes it: `Mar 2, 2026`, `9:00 AM`, `$435.00`; any other text as typed. */
export function spellValue(name: string, typed: string): string {
  const text = typed.trim();
  switch (valueKind(name)) {
    case 'day':
      return isDate(text) ? spellDay(text) : text;
    case 'time':
      return spellTime(text);
    case 'amount': {
      const cents = parseAmount(text);
      return cents === undefined ? text : formatAmount(cents);
    }
    default:
      return endsInAbbreviation.test(text) ? text : text.replace(/\.$/, '');
  }
}

/** The period of `Inc.`, `Jr.`, `L.P.`, or of an initial belongs to the word, not to the sentence. */
const endsInAbbreviation = /(?:(?<!\p{L})(?:Inc|Corp|Co|Ltd|Jr|Sr|Esq|Bros|Assn|\p{L})|\.\p{L}+)\.$/u;

function spellTime(text: string): string {
  const found = /^(\d\d):(\d\d)/.exec(text);
  if (!found) return text;
  const hour = Number(found[1]);
  return `${hour % 12 || 12}:${found[2]} ${hour < 12 ? 'AM' : 'PM'}`;
}

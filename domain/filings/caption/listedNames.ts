import { alias, descriptor, institution, nameSuffix, office, represented } from './nameWords.ts';
import { cutRange, type Range, trimAnd } from './textRange.ts';

/** Names in one case of letters: told apart by commas, semicolons and what follows them. */
export function listedNames(text: string): Range[] {
  const found: Range[] = [];
  for (const item of cutRange(text, 0, text.length, /;/g)) {
    const commas = cutRange(text, item.start, item.end, /,(?!\d{3}\b)/g);
    let described = false;
    let withOffice = false;
    let own = 0;
    const several = /;/.test(text);
    for (const piece of commas) {
      const words = text.slice(piece.start, piece.end);
      const last = found.at(-1);
      if (own > 0 && last !== undefined && !described && (nameSuffix.test(words) || alias.test(words))) {
        last.end = piece.end;
        continue;
      }
      const suffixed = own > 0 && last !== undefined && !described ? leadingSuffix(words) : undefined;
      if (suffixed !== undefined && last !== undefined) {
        last.end = piece.start + suffixed.length;
        const rest = { start: piece.start + suffixed.length, end: piece.end };
        if (alias.test(text.slice(rest.start, rest.end).trim())) {
          last.end = piece.end;
        } else if (/^\s*(?:and|&)\s/i.test(text.slice(rest.start, rest.end))) {
          found.push(trimAnd(text, rest));
        } else {
          described = true;
        }
        continue;
      }
      const bare = trimAnd(text, piece);
      const name = text.slice(bare.start, bare.end);
      if (name === '') continue;
      if (represented.test(text.slice(item.start, piece.start))) {
        described = true;
        continue;
      }
      if (descriptor.test(words) || descriptor.test(name)) {
        if (own > 0 || !/^an?\s/i.test(name)) described = true;
        continue;
      }
      // `ALEXANDER, DUBOSE & LEE LLP`: partners' surnames before the firm's end.
      if (
        own > 0 &&
        last !== undefined &&
        !described &&
        /^\S+$/.test(text.slice(last.start, last.end)) &&
        firm.test(name)
      ) {
        last.end = bare.end;
        continue;
      }
      if (own > 0 && office.test(name)) {
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

/** `LLC d/b/a X` or `INC. and Y` after a comma: the suffix still belongs to the name before. */
const firm = /\b(?:LLP|L\.L\.P\.|PLLC|P\.C\.|P\.A\.|APC|& (?:Associates|Co|Sons|Partners)\.?)$/i;

function leadingSuffix(words: string): string | undefined {
  const match =
    /^((?:Inc|LLC|L\.L\.C|LLP|L\.P|LP|Ltd|Co|Corp|N\.A|P\.C|PLLC|P\.A|S\.A|Jr|Sr|III|II|IV|M\.D|MD)\.?)\s+(?=\S)/i.exec(
      words,
    );
  return match?.[1];
}

function isPlace(name: string): boolean {
  return /^(?:county of|state of|city of)?\s*(?:alabama|alaska|arizona|california|colorado|delaware|florida|georgia|illinois|nevada|new york|texas|ohio|[A-Z]{2} \d{5})\s*\.?$/i.test(
    name,
  );
}

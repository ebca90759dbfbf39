import { belongsTo } from './listedNames.ts';
import { nameSuffix, office, officeAlone, organization, represented } from './nameWords.ts';
import type { Range } from './textRange.ts';

function isCapitals(word: string): boolean {
  const letters = word.replace(/[^A-Za-z]/g, '');
  const upper = letters.replace(/[^A-Z]/g, '').length;
  return (
    letters.length > 0 && /^[^a-z]*[A-Z]/.test(word) && upper >= 0.6 * letters.length && !/^[A-Z][a-z]+$/.test(letters)
  );
}

/** Names in capitals, capacities in small letters: the capitals themselves say what is a name. */
export function isCapitalsAmongProse(text: string): boolean {
  const words = text.match(/[A-Za-z][A-Za-z.'-]*/g) ?? [];
  // `Ana MORALES QUINTERO`: a surname in capitals is part of a name.
  const first = words.find((word) => !/^(?:the|and)$/i.test(word));
  if (first === undefined || !isCapitals(first)) return false;
  const long = words.filter((word) => word.length > 1);
  const capitals = long.filter((word) => isCapitals(word) && /[A-Z]{3}/i.test(word) && !nameSuffix.test(word));
  const prose = long.filter(
    (word) =>
      /[a-z]{2}/.test(word) &&
      !isCapitals(word) &&
      !/^(?:and|of|the|for|Inc|Corp|Ltd|Co|Jr|Sr|LLC|d|No|st|nd|rd|th)\.?$/.test(word),
  );
  return capitals.length >= 2 && prose.length >= 2 && capitals.join('').length >= 8;
}

const connectors =
  /^(?:of|the|for|&|de|la|del|van|von|der|den|d\/b\/a|a\/k\/a|f\/k\/a|n\/k\/a|aka|dba|fka|nka|[adfn]\.[bk]\.a|ex|rel\.?|in|on|at)$/;

/** Runs of capitals that begin where a name may begin: at the start, after a comma, a semicolon or `and`. */
export function capitalRuns(text: string): Range[] {
  const words = [...text.matchAll(/\S+/g)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const runs: Range[] = [];
  let run: Range | undefined;
  let mayBegin = true;
  // Behind `d/b/a` or `ESTATE of` a name continues in small letters up to the comma.
  let mixed = false;
  for (const [index, { word, start, end }] of words.entries()) {
    const bare = word.replace(/^["'(]+|["'),;:.]+$/g, '');
    const closes = /[,;:]["')]*$/.test(word);
    const next = words[index + 1];
    const leads = run === undefined && mayBegin && next !== undefined && isCapitals(next.word);
    const capital =
      (isCapitals(bare) && (run !== undefined || bare !== 'AND')) ||
      (figure.test(bare) && (run !== undefined || (leads && /^\d+$/.test(bare))));
    const suffix = nameSuffix.test(bare) && (run !== undefined || runs.length > 0);
    if (run === undefined && suffix && runs.length > 0 && text.slice(runs.at(-1)!.end, start).trim() === ',') {
      runs.at(-1)!.end = start + word.replace(/[,;:]+$/, '').length;
      mayBegin = closes;
      // `X, INC. f/k/a Y`: the name continues behind its suffix.
      if (!closes && next !== undefined && connectors.test(next.word)) run = runs.pop();
      continue;
    }
    if (run === undefined && goesOnAs(text, runs.at(-1), start, word, next?.word)) {
      run = runs.pop();
      mixed = longAlias.test(text.slice(start));
    }
    if (run === undefined && capital && mayBegin) run = { start, end };
    if (run !== undefined) {
      const connects =
        connectors.test(bare) && next !== undefined && (isCapitals(next.word) || connectors.test(next.word));
      mixed ||= next !== undefined && isMixed(text.slice(run.start, start), bare, next.word);
      if (mixed || capital || connects || nameSuffix.test(bare) || /^[A-Z]\.?$/.test(bare) || bare === '&') {
        run.end = start + word.replace(/[,;:]+$/, '').length;
        if (closes) {
          runs.push(run);
          run = undefined;
          mixed = false;
        }
        mayBegin = closes;
        continue;
      }
      runs.push(run);
      run = undefined;
      mixed = false;
    }
    mayBegin = closes || /^(?:and|&)$/i.test(bare) || (mayBegin && /^the$/i.test(bare));
    if (end > text.length) break;
  }
  if (run !== undefined) runs.push(run);
  return withoutRepresentatives(text, runs.reduce<Range[]>(joinParts(text), []));
}

/** Figures within a name in capitals: `TRUST #4`, `$48,220.00 IN CURRENCY`, `14th STREET LLC`. */
const figure = /^(?:#?\d*|\$[\d,.]+|\d+(?:st|nd|rd|th))$/;

const alias = /^(?:[adfn]\/?[bk]\/?a|[adfn]\.[bk]\.a)$/i;

/** `X LLC, doing business as Y`. */
const longAlias = /^(?:doing business|also known|formerly known|now known|trading) as\s+["']?[A-Z\d]/;

/** `X, INC., d/b/a Y`: the name continues with its other name. */
function goesOnAs(
  text: string,
  last: Range | undefined,
  start: number,
  word: string,
  next: string | undefined,
): boolean {
  if (last !== undefined && longAlias.test(text.slice(start)) && text.slice(last.end, start).trim() === ',')
    return true;
  return (
    last !== undefined &&
    alias.test(word) &&
    /^["'A-Z]/.test(next ?? '') &&
    /^["']?,["']?$/.test(text.slice(last.end, start).trim())
  );
}

const bodies = /^(?:THE )?(?:ESTATE|STATE|PEOPLE|COMMONWEALTH|CITY|COUNTY|TOWN|VILLAGE|UNITED STATES)\s*$/;

/** `BAY SUITE LLC d/b/a "Metro Rooms"`, `ESTATE of Robert LANG`. */
function isMixed(before: string, word: string, next: string): boolean {
  return (
    (alias.test(word) && /^["']?[A-Z]/.test(next)) || (word === 'of' && bodies.test(before) && /^[A-Z]/.test(next))
  );
}

/** Without who acts for a party: `A.B., a minor, by his parents, PAUL and MARY ROE`. */
function withoutRepresentatives(text: string, runs: readonly Range[]): Range[] {
  const kept: Range[] = [];
  let acts = false;
  for (const [index, one] of runs.entries()) {
    const before = text.slice(runs[index - 1]?.end ?? 0, one.start);
    const name = text.slice(one.start, one.end);
    const isBody = /^[^\d#$]+\d/.test(name) && !organization.test(name);
    const held = isBody && office.test(before.replace(/^[\s,]+/, '')) && /^,[^;,]+,\s*$/.test(before);
    acts = held || represented.test(before) || (acts && before.trim() === 'and');
    // `CAROL BELL, DIRECTOR, in her official capacity`
    const isOffice = index > 0 && officeAlone.test(name) && /^,\s*$/.test(before);
    if (!acts && !isOffice && /[A-Z]{2}|[A-Z]\.[A-Z]\./.test(name)) kept.push(one);
  }
  return kept;
}

/** `PULASKI COUNTY, ARKANSAS` is one name. */
function joinParts(text: string): (runs: Range[], run: Range) => Range[] {
  return (runs, run) => {
    const last = runs.at(-1);
    const isPart =
      last !== undefined &&
      text.slice(last.end, run.start).trim() === ',' &&
      belongsTo(text.slice(last.start, last.end), text.slice(run.start, run.end));
    return isPart ? [...runs.slice(0, -1), { start: last.start, end: run.end }] : [...runs, run];
  };
}

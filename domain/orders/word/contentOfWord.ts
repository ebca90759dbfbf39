import { diffWords } from '../diffWords.ts';
import { join } from '../editParagraph.ts';
import type { OrderContent, OrderParagraph, OrderPart } from '../orderStates.ts';
import type { MarkedParagraph } from './MarkedParagraph.ts';
import { blankMark, openBlank, paragraphMark, readOrderMark } from './orderMarks.ts';

type Runs = MarkedParagraph['runs'];
type Blank = OrderPart & { kind: 'blank' };

/**
 * The text of an order after it was changed in Word. What was removed is struck and what was written is added, with the
 * name of the person, also if the changes were not tracked there: the words are compared. A paragraph that was removed
 * is struck, and a new or a moved one is added after the one that it follows.
 */
export function contentOfWord(before: OrderContent, read: readonly MarkedParagraph[], by: string): OrderContent {
  const title = read.find(isTitle);
  const { first, found } = placeParagraphs(
    before,
    read.filter((one) => one !== title),
  );
  const newId = countIds(before);
  const added = (runs: Runs): OrderParagraph[] => {
    const text = textOf(runs).trim();
    return text === '' ? [] : [{ id: newId(), style: 'plain', parts: [{ kind: 'added', text, by }] }];
  };
  const paragraphs = before.paragraphs.flatMap((paragraph, index) => {
    const placed = found.get(index);
    const changed = { ...paragraph, parts: changeParts(paragraph.parts, placed?.runs ?? [], by) };
    return [changed, ...(placed?.followedBy ?? []).flatMap(added)];
  });
  const typed = title ? textOf(title.runs).trim() : '';
  return { title: typed || before.title, paragraphs: [...first.flatMap(added), ...paragraphs] };
}

const isTitle = ({ bookmarks }: MarkedParagraph) => bookmarks.some((name) => readOrderMark(name) !== null);
const textOf = (runs: Runs) => runs.map(({ text }) => text).join('');

type Placed = { runs: Runs; followedBy: Runs[] };

/** Which paragraph of the order each one is. One that lost its bookmark is the one that is missing in its place. */
function placeParagraphs({ paragraphs }: OrderContent, read: readonly MarkedParagraph[]) {
  const indexes = new Map(paragraphs.map((_, index) => [paragraphMark(index), index]));
  const named = new Set(read.flatMap(({ bookmarks }) => bookmarks.flatMap((name) => indexes.get(name) ?? [])));
  const found = new Map<number, Placed>();
  const first: Runs[] = [];
  let last = -1;
  for (const { bookmarks, runs } of read) {
    const own = bookmarks.flatMap((name) => indexes.get(name) ?? []).find((index) => index > last);
    const isMissing = last + 1 < paragraphs.length && !named.has(last + 1);
    const index = own ?? (bookmarks.length === 0 && isMissing && textOf(runs).trim() !== '' ? last + 1 : undefined);
    if (index !== undefined) {
      found.set(index, { runs, followedBy: [] });
      last = index;
    } else if (last < 0) first.push(runs);
    else found.get(last)!.followedBy.push(runs);
  }
  return { first, found };
}

/** The parts of a paragraph with another text. Blanks keep their places; one that was removed keeps its value. */
function changeParts(parts: readonly OrderPart[], runs: Runs, by: string): OrderPart[] {
  const rest = [...runs];
  const changed: OrderPart[] = [];
  let pending: OrderPart[] = [];
  for (const part of parts) {
    const at = part.kind === 'blank' ? rest.findIndex(({ tag }) => tag === blankMark(part.name)) : -1;
    if (part.kind !== 'blank' || at < 0) {
      pending.push(part);
      continue;
    }
    const passed = rest.splice(0, at + 1);
    changed.push(...changeWords(pending, textOf(passed.slice(0, -1)), by), filled(part, passed.at(-1)!.text));
    pending = [];
  }
  return join([...changed, ...changeWords(pending, textOf(rest), by)]);
}

function filled(blank: Blank, text: string): Blank {
  return { ...blank, value: text.trim() === openBlank ? '' : text.trim() };
}

/** Struck and added words where the text differs from what was proposed; a blank among the parts remains as it is. */
function changeWords(parts: readonly OrderPart[], text: string, by: string): OrderPart[] {
  const present = parts.map((part) => (part.kind === 'text' || part.kind === 'added' ? part.text : '')).join('');
  if (present === text) return [...parts];
  const proposed = parts.map((part) => (part.kind === 'text' || part.kind === 'struck' ? part.text : '')).join('');
  const source = readCharacters(parts);
  const authors = parts.filter((part) => part.kind === 'added');
  const changed = diffWords(proposed, text).flatMap((run): OrderPart[] => {
    if (run.kind === 'added') {
      const author = authors.find((part) => part.text.includes(run.text))?.by ?? by;
      return [{ kind: 'added', text: run.text, by: author }];
    }
    return source.take(run.text.length).map((part): OrderPart => {
      if (part.kind === 'blank' || run.kind === 'same') return part.kind === 'struck' ? plain(part.text) : part;
      return part.kind === 'struck' ? part : { kind: 'struck', text: part.text, by };
    });
  });
  return [...changed, ...source.take(Number.POSITIVE_INFINITY)];
}

const plain = (text: string): OrderPart => ({ kind: 'text', text });

/** What was proposed, a number of characters at a time, with the blanks on the way. */
function readCharacters(parts: readonly OrderPart[]) {
  const rest = parts.filter((part) => part.kind !== 'added');
  return {
    take(length: number): Exclude<OrderPart, { kind: 'added' }>[] {
      const taken: Exclude<OrderPart, { kind: 'added' }>[] = [];
      let left = length;
      while (rest[0] && (left > 0 || rest[0].kind === 'blank')) {
        const part = rest.shift()!;
        if (part.kind === 'blank') taken.push(part);
        else {
          if (part.text.length > left) rest.unshift({ ...part, text: part.text.slice(left) });
          taken.push({ ...part, text: part.text.slice(0, left) });
          left -= Math.min(left, part.text.length);
        }
      }
      return taken;
    },
  };
}

/** IDs that no paragraph has. */
function countIds({ paragraphs }: OrderContent): () => string {
  const known = new Set(paragraphs.map(({ id }) => id));
  let count = 0;
  return () => {
    do count += 1;
    while (known.has(`word${count}`));
    return `word${count}`;
  };
}

import type { OrderContent, OrderParagraph } from './orderStates.ts';
import { parseText } from './parseText.ts';

/** More than any order has; what follows is in the original. */
const mostParagraphs = 400;
const numbered = /^\(?(\d{1,3}|[a-z]{1,3})[.)]\s/i;
const ordering = /^(it is (hereby )?(so )?ordered|good cause)/i;

/**
 * A document of counsel as a text of the court’s editor: its paragraphs, and each line of underscores a blank. The
 * braces of a text are never read as a blank.
 */
export function contentOfText(title: string, texts: readonly string[]): OrderContent {
  const written = texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  let blanks = 0;
  const paragraphs = written.slice(0, mostParagraphs).map((text, index): OrderParagraph => {
    const marked = text.replace(/[{}]/g, '').replace(/_{3,}/g, () => `{blank_${++blanks}}`);
    return { id: `p${index + 1}`, style: styleOf(text), parts: parseText(marked) };
  });
  return { title, paragraphs };
}

function styleOf(text: string): OrderParagraph['style'] {
  if (numbered.test(text)) return 'numbered';
  const isHeading = text.length < 120 && /[A-Z]/.test(text) && text === text.toUpperCase();
  return isHeading || (ordering.test(text) && text.length < 40) ? 'heading' : 'plain';
}

const beginsSentence = /^["“(]?\p{Lu}/u;
const endsSentence = /[.:;]["”)]?$/;

/** The lines of a page as paragraphs: one ends with a short line, before a number, or between two sentences. */
export function joinLines(lines: readonly { text: string; width: number }[]): string[] {
  const widest = Math.max(0, ...lines.map(({ width }) => width));
  const paragraphs: string[] = [];
  let open = false;
  for (const { text, width } of lines) {
    const isBetween = beginsSentence.test(text) && endsSentence.test(paragraphs.at(-1) ?? '');
    if (open && !isBetween && !numbered.test(text)) paragraphs[paragraphs.length - 1] += ` ${text}`;
    else paragraphs.push(text);
    open = width > widest * 0.85;
  }
  return paragraphs;
}

import type { DocumentView, ExtractedField } from '#contract/filings';
import { confidenceWord } from '../confidenceWord.ts';

type Paragraphs = Extract<DocumentView, { layout: 'flow' }>['paragraphs'];
type Props = {
  paragraphs: Paragraphs;
  fields: ExtractedField[];
  selected: ExtractedField | null;
  onSelect: (field: ExtractedField) => void;
};

/** A document without fixed pages, as text on paper, with the words of each field marked (decision 32). */
export function FlowView({ paragraphs, fields, selected, onSelect }: Props) {
  return (
    <div className="sheet flow" lang="en">
      {paragraphs.map((paragraph) => (
        <p key={paragraph.number}>
          {cut(paragraph, fields, selected).map((piece) =>
            piece.field ? (
              // biome-ignore lint/a11y/useKeyWithClickEvents: a mark is an extra way to its field, which the list beside reaches by keyboard
              <mark
                key={piece.start}
                className={`${confidenceWord(piece.field.confidence) === 'sure' ? '' : 'doubt'}${piece.field === selected ? ' on' : ''}`}
                data-mark-selected={piece.field === selected ? '' : undefined}
                onClick={() => piece.field && onSelect(piece.field)}
              >
                {piece.text}
              </mark>
            ) : (
              <span key={piece.start}>{piece.text}</span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}

type Piece = { start: number; text: string; field: ExtractedField | null };

/** Cuts a paragraph where its fields' quoted words begin and end. Of two that overlap the chosen one wins, then the first. */
function cut(paragraph: Paragraphs[number], fields: ExtractedField[], selected: ExtractedField | null): Piece[] {
  const spans = [...fields]
    .sort((a, b) => Number(b === selected) - Number(a === selected))
    .flatMap((field) =>
      field.evidence.flatMap((evidence) => {
        if (evidence.kind !== 'paragraph' || evidence.paragraph !== paragraph.number || !evidence.quote) return [];
        const start = paragraph.text.indexOf(evidence.quote);
        return start < 0 ? [] : [{ start, end: start + evidence.quote.length, field }];
      }),
    );
  const kept: typeof spans = [];
  for (const span of spans) {
    if (kept.every((other) => span.end <= other.start || span.start >= other.end)) kept.push(span);
  }
  const pieces: Piece[] = [];
  let at = 0;
  for (const span of kept.sort((a, b) => a.start - b.start)) {
    if (span.start > at) pieces.push({ start: at, text: paragraph.text.slice(at, span.start), field: null });
    pieces.push({ start: span.start, text: paragraph.text.slice(span.start, span.end), field: span.field });
    at = span.end;
  }
  if (at < paragraph.text.length) pieces.push({ start: at, text: paragraph.text.slice(at), field: null });
  return pieces;
}

import type { ProcessedDocument } from '#contract/analyses';
import type { Evidence } from '#contract/evidence';
import type { ExtractedField } from '#contract/extractedFields';

/** What the document pane is told and what it tells. New data never moves what a person is looking at. */
export type DocumentViewerProps = {
  /** The document shown. Its scroll, zoom and rotation are remembered by its `version_id`. */
  document: ProcessedDocument;
  /** Everything that can be shown in its place; with more than one a choice appears. */
  documents: ProcessedDocument[];
  onDocument: (document: ProcessedDocument) => void;
  /** The values to mark in this document. Objects may be new with each answer of the server: they are told apart by content. */
  fields: ExtractedField[];
  /** The value whose words are marked stronger; choosing another one scrolls to its words unless they are in view. */
  selected: ExtractedField | null;
  /** Which of the selected value's places in the document is shown, from 0; without it the viewer steps by itself. */
  place?: number;
  onPlace?: (place: number) => void;
  /** A mark was pressed. */
  onSelect: (field: ExtractedField) => void;
  /** The value that the pointer is on in the list beside; its marks light up. */
  hovered?: ExtractedField | null;
  /** The pointer came upon a mark, or left it (null). */
  onHover?: (field: ExtractedField | null) => void;
  /** Name, as shown, of the field being edited: selected words are offered to it as 'Use for {name}'. */
  useTextFor?: string | null;
  /** Takes the selected words into the field being edited, with the places they stand at, one for each page. */
  onUseText?: (text: string, evidence: Evidence[]) => void;
};

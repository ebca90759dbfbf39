import type { ProcessedDocument } from '#contract/analyses';
import type { Evidence } from '#contract/evidence';
import type { ExtractedField } from '#contract/extractedFields';

/** The values marked in a document and the one that is selected. */
export type ViewerSelection = {
  /** The values to mark. Each server reply may contain new objects: the viewer compares their content. */
  fields: ExtractedField[];
  /** The value with the stronger mark; selecting another one scrolls to its words unless they are in view. */
  selected: ExtractedField | null;
  /** Which of the selected value's places is shown, from 0; without it the viewer keeps the place itself. */
  place?: number;
  onPlace?: (place: number) => void;
  /** A mark was pressed. */
  onSelect?: (field: ExtractedField) => void;
  /** The value under the pointer in the list beside the document; its marks light up. */
  hovered?: ExtractedField | null;
  /** The pointer entered a mark, or left it (null). */
  onHover?: (field: ExtractedField | null) => void;
};

/** The field being edited, which takes words selected in the document. */
export type TextTarget = {
  /** The field's displayed name, for the button 'Use for {name}'. */
  name: string;
  /** Takes the selected words with their places, one for each page. */
  onUse: (text: string, evidence: Evidence[]) => void;
};

/** What the document viewer shows and reports. New data never moves what a person is viewing. */
export type DocumentViewerProps = {
  /** The document shown. Its scroll position, zoom, and rotation are remembered by its `version_id`. */
  document: ProcessedDocument;
  /** Every document that can be shown; with more than one, a list to choose from appears. */
  documents: ProcessedDocument[];
  onDocument: (document: ProcessedDocument) => void;
  /** Without it, nothing is marked. */
  selection?: ViewerSelection;
  textTarget?: TextTarget | null;
};

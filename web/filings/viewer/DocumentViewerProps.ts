import type { ProcessedDocument } from '#contract/analyses';
import type { Evidence } from '#contract/evidence';
import type { ExtractedField } from '#contract/extractedFields';

/** The values to highlight in a document, and the selected one. */
export type ViewerSelection = {
  /** The values to highlight. Each server response can contain new objects: the viewer compares their content. */
  fields: ExtractedField[];
  /** The value with the stronger highlight; selecting another one scrolls to its words unless they are visible. */
  selected: ExtractedField | null;
  /** Index of the displayed position of the selected value; without it, the viewer manages the position. */
  place?: number;
  onPlace?: (place: number) => void;
  /** Called when a highlight is pressed. */
  onSelect?: (field: ExtractedField) => void;
  /** The hovered value in the list next to the document; its highlights light up. */
  hovered?: ExtractedField | null;
  /** Called when the pointer enters a highlight, or leaves it (null). */
  onHover?: (field: ExtractedField | null) => void;
};

/** The field being edited, which receives words selected in the document. */
export type TextTarget = {
  /** The field's displayed name, for the button 'Use for {name}'. */
  name: string;
  /** Receives the selected words with their positions, one for each page. */
  onUse: (text: string, evidence: Evidence[]) => void;
};

/** What the document viewer shows and reports. New data never moves what a person is viewing. */
export type DocumentViewerProps = {
  /** The displayed document. Its scroll position, zoom, and rotation are stored by its `version_id`. */
  document: ProcessedDocument;
  /** All documents that can be shown; with more than one, a selector appears. */
  documents: ProcessedDocument[];
  onDocument: (document: ProcessedDocument) => void;
  /** Without it, nothing is highlighted. */
  selection?: ViewerSelection;
  textTarget?: TextTarget | null;
};

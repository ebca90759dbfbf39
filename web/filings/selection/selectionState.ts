import type { ExtractedField } from '#contract/extractedFields';
import type { FieldName } from '../fields/fieldValues.ts';

/** The selection in a filing, which the document and the list of fields next to it share. */
export type SelectionState = {
  /** The document shown. */
  documentId: string | null;
  /** The selected field, and the index of its selected position in the document. */
  chosen: { key: string; place: number } | null;
  /** A position that belongs to no field, such as that of a contradiction or a finding. */
  elsewhere: ExtractedField | null;
  /** The field under the pointer. */
  hovered: string | null;
  /** The field being edited, which receives words selected in the document. */
  editing: FieldName | null;
};

export type SelectionAction =
  /** `documentId`: the lead document, which all fields refer to. */
  | { act: 'choose'; key: string; place: number; documentId: string | undefined }
  | { act: 'place'; place: number }
  | { act: 'elsewhere'; field: ExtractedField; documentId: string | undefined }
  | { act: 'show'; documentId: string }
  | { act: 'hover'; key: string | null }
  | { act: 'edit'; field: FieldName | null }
  | { act: 'clear' };

export function selectionReducer(state: SelectionState, action: SelectionAction): SelectionState {
  switch (action.act) {
    case 'choose': {
      const { key, place } = action;
      // Selecting the same field again keeps the position that the person moved to.
      const chosen = state.chosen?.key === key && place === 0 ? state.chosen : { key, place };
      return { ...state, chosen, elsewhere: null, documentId: action.documentId ?? state.documentId };
    }
    case 'place':
      return { ...state, chosen: state.chosen && { key: state.chosen.key, place: action.place } };
    case 'elsewhere':
      return { ...state, elsewhere: action.field, documentId: action.documentId ?? state.documentId };
    case 'show':
      return { ...state, documentId: action.documentId, elsewhere: null, chosen: null };
    case 'hover':
      return { ...state, hovered: action.key };
    case 'edit':
      return { ...state, editing: action.field };
    case 'clear':
      return { ...state, chosen: null };
  }
}

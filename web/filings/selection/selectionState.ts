import type { ExtractedField } from '#contract/extractedFields';
import type { FieldName } from '../fields/fieldValues.ts';

/** What is selected in a filing: the same in the document and in the list of fields beside it. */
export type SelectionState = {
  /** The document shown. */
  documentId: string | null;
  /** The selected field, and which of its places in the document, from 0. */
  chosen: { key: string; place: number } | null;
  /** A place that no field has, such as one of a contradiction or a finding. */
  elsewhere: ExtractedField | null;
  /** The field under the pointer. */
  hovered: string | null;
  /** The field being typed in, which takes words selected in the document. */
  editing: FieldName | null;
};

export type SelectionAction =
  /** `documentId`: the lead document, to which all fields belong. */
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
      // Choosing the same field again keeps the place that its owner stepped to.
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

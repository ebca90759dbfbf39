import { useReducer } from 'react';
import type { ProcessedDocument } from '#contract/analyses';
import type { ExtractedField } from '#contract/extractedFields';
import type { FilingDetails } from '#contract/filings';
import { fieldEntries, placesOf } from '../fields/fieldEntries.ts';
import type { FieldName } from '../fields/fieldValues.ts';
import { selectionReducer } from './selectionState.ts';

/**
 * The selection in a filing, shared by its document and its list of fields. `onPlaceAsked` is called when a position
 * must become visible.
 */
export function useFilingSelection(filing: FilingDetails, onPlaceAsked: (() => void) | undefined) {
  const lead = filing.documents.find(({ kind }) => kind === 'lead');
  const [state, dispatch] = useReducer(selectionReducer, {
    documentId: lead?.id ?? null,
    chosen: null,
    elsewhere: null,
    hovered: null,
    editing: null,
  });
  const { chosen } = state;
  const entries = fieldEntries(filing);
  const entry = entries.find(({ key }) => key === chosen?.key);
  const places = entry ? placesOf(entry) : [];
  const choose = (key: string, place = 0) => dispatch({ act: 'choose', key, place, documentId: lead?.id });
  return {
    ...state,
    /** The fields that can be selected. */
    entries,
    /** The selected field. */
    entry,
    places,
    /** The document shown. */
    shown: filing.documents.find(({ id }) => id === state.documentId) ?? lead ?? null,
    choose,
    stepPlace: (direction: 1 | -1) => {
      if (!chosen || places.length === 0) return;
      dispatch({ act: 'place', place: (chosen.place + direction + places.length) % places.length });
    },
    setPlace: (place: number) => dispatch({ act: 'place', place }),
    /** Shows a position of the selected field, even if only one pane is visible. */
    goToPlace: (place: number) => {
      if (entry) choose(entry.key, place);
      onPlaceAsked?.();
    },
    goElsewhere: (field: ExtractedField, document: ProcessedDocument | undefined = lead) => {
      dispatch({ act: 'elsewhere', field, documentId: document?.id });
      onPlaceAsked?.();
    },
    /** The same when the filing opens: the visible pane stays. */
    openElsewhere: (field: ExtractedField, document: ProcessedDocument) =>
      dispatch({ act: 'elsewhere', field, documentId: document.id }),
    show: ({ id }: ProcessedDocument) => dispatch({ act: 'show', documentId: id }),
    hover: (key: string | null) => dispatch({ act: 'hover', key }),
    edit: (field: FieldName | null) => dispatch({ act: 'edit', field }),
    clear: () => dispatch({ act: 'clear' }),
  };
}

export type FilingSelection = ReturnType<typeof useFilingSelection>;

import type { ExtractedField } from '#contract/extractedFields';
import { type FieldEntry, placesOf } from '../fields/fieldEntries.ts';
import type { ViewerSelection } from '../viewer/DocumentViewerProps.ts';
import { isSameField } from '../viewer/fieldKey.ts';
import type { FilingSelection } from './useFilingSelection.ts';

/** A filing's selection in the form for its document viewer. */
export function viewerSelection(selection: FilingSelection): ViewerSelection {
  const { entries, chosen, elsewhere, hovered, places, shown } = selection;
  const place = places[chosen?.place ?? 0];
  const selected = elsewhere ?? place?.field ?? null;
  const pointedAt = entries.find(({ key }) => key === hovered);
  const entryOf = (field: ExtractedField) => entries.find(({ read }) => read.some((one) => isSameField(one, field)));
  const others = elsewhere ? [elsewhere] : [];
  return {
    fields: shown?.kind === 'lead' ? marked(entries, [selected, ...(pointedAt?.read ?? [])]) : others,
    selected,
    ...(place && !elsewhere && { place: place.place }),
    onPlace: (next) => {
      const index = places.findIndex((one) => one.field === place?.field && one.place === next);
      if (index >= 0) selection.setPlace(index);
    },
    onSelect: (field) => {
      const found = entryOf(field);
      if (!found) return;
      const at = placesOf(found).findIndex((one) => isSameField(one.field, field));
      selection.choose(found.key, Math.max(at, 0));
    },
    hovered: pointedAt?.read[0] ?? null,
    onHover: (field) => selection.hover(field ? (entryOf(field)?.key ?? null) : null),
  };
}

/**
 * Highlights the fields of the caption, and the selected or hovered field: a full summary would cover half of the page.
 */
function marked(entries: readonly FieldEntry[], besides: readonly (ExtractedField | null)[]): ExtractedField[] {
  const own = entries.filter(({ group }) => group === null).flatMap(({ read }) => read);
  return [...new Set([...own, ...besides.filter((field) => field !== null)])];
}

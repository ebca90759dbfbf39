import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcessedDocument } from '#contract/analyses';
import type { Evidence } from '#contract/evidence';
import type { ExtractedField } from '#contract/extractedFields';
import type { FilingDetails } from '#contract/filings';
import { FieldsPane } from './fields/FieldsPane.tsx';
import { type FieldEntry, fieldEntries, placesOf } from './fields/fieldEntries.ts';
import { type FieldName, takesNames } from './fields/fieldValues.ts';
import { takenText } from './fields/takenText.ts';
import { useFieldWork } from './fields/useFieldWork.ts';
import { DocumentViewer } from './viewer/DocumentViewer.tsx';
import { isSameField } from './viewer/fieldKey.ts';

type Props = {
  filing: FilingDetails;
  /** Between the two: where they are parted, by hand. */
  separator?: ReactNode;
  /** What can be done once nothing is in doubt. */
  end?: ReactNode;
  /** Goes to the first doubtful field by itself. */
  startHere: boolean;
  /** A place in the document was asked for: where only one pane is seen, it has to be the document. */
  onPlaceAsked?: () => void;
  onWithdrawn?: () => void;
};

/**
 * The document beside everything that was read in it. The field that is chosen and its words on the page are marked
 * in both, whichever of the two was pressed.
 */
export function FilingPanes({ filing, separator, end, startHere, onPlaceAsked, onWithdrawn }: Props) {
  const { t } = useTranslation();
  const work = useFieldWork(filing);
  const entries = fieldEntries(filing);
  const lead = filing.documents.find(({ kind }) => kind === 'lead');
  const [shownId, setShownId] = useState(lead?.id ?? null);
  const [chosen, setChosen] = useState<{ key: string; place: number } | null>(null);
  /** A place that no field has, e.g. a contradiction's. */
  const [elsewhere, setElsewhere] = useState<ExtractedField | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [editing, setEditing] = useState<FieldName | null>(null);
  const shown = filing.documents.find(({ id }) => id === shownId) ?? lead;

  const entry = entries.find(({ key }) => key === chosen?.key);
  const places = entry ? placesOf(entry) : [];
  const place = places[chosen?.place ?? 0];
  const selected = elsewhere ?? place?.field ?? null;
  const hoveredEntry = entries.find(({ key }) => key === hovered);

  const choose = (key: string, at = 0) => {
    setElsewhere(null);
    setChosen((before) => (before?.key === key && at === 0 ? before : { key, place: at }));
    if (lead) setShownId(lead.id);
  };
  const show = (document: ProcessedDocument) => {
    setShownId(document.id);
    setElsewhere(null);
    setChosen(null);
  };
  const stepPlace = (direction: 1 | -1) => {
    if (!chosen || places.length === 0) return;
    setChosen({ key: chosen.key, place: (chosen.place + direction + places.length) % places.length });
  };
  const useText = (text: string, _evidence: Evidence[]) => {
    if (!editing) return;
    const before = work.work.drafts[editing] ?? '';
    const taken = takenText(editing, text);
    work.type(editing, takesNames(editing) && before.trim() !== '' ? `${before.trimEnd()}\n${taken}` : taken);
  };

  return (
    <>
      {shown && (
        <DocumentViewer
          document={shown}
          documents={filing.documents}
          onDocument={show}
          fields={
            shown.kind === 'lead'
              ? marked(entries, [selected, ...(hoveredEntry?.read ?? [])])
              : elsewhere
                ? [elsewhere]
                : []
          }
          selected={selected}
          {...(place && !elsewhere ? { place: place.place } : {})}
          onPlace={(next) => {
            const index = places.findIndex((one) => one.field === place?.field && one.place === next);
            if (chosen && index >= 0) setChosen({ key: chosen.key, place: index });
          }}
          onSelect={(field) => {
            const found = entries.find(({ read }) => read.some((one) => isSameField(one, field)));
            if (!found) return;
            const at = placesOf(found).findIndex((one) => isSameField(one.field, field));
            choose(found.key, Math.max(at, 0));
          }}
          hovered={hoveredEntry?.read[0] ?? null}
          onHover={(field) =>
            setHovered(
              field ? (entries.find(({ read }) => read.some((one) => isSameField(one, field)))?.key ?? null) : null,
            )
          }
          useTextFor={editing ? t(`filings.field.${editing}`) : null}
          onUseText={useText}
        />
      )}
      {separator}
      <FieldsPane
        filing={filing}
        entries={entries}
        work={work}
        chosen={chosen}
        hovered={hovered}
        shown={shown ?? null}
        end={end}
        startHere={startHere}
        onChoose={choose}
        onStepPlace={stepPlace}
        onPlace={(index) => {
          if (entry) choose(entry.key, index);
          onPlaceAsked?.();
        }}
        onElsewhere={(field, document = lead) => {
          setElsewhere(field);
          if (document) setShownId(document.id);
          onPlaceAsked?.();
        }}
        onHover={setHovered}
        onEditing={setEditing}
        onFinished={() => setChosen(null)}
        onShow={show}
        onWithdrawn={onWithdrawn}
      />
    </>
  );
}

/** Marked is what can be put right, and what was chosen or pointed at: a whole summary would cover half the page. */
function marked(entries: readonly FieldEntry[], besides: readonly (ExtractedField | null)[]): ExtractedField[] {
  const own = entries.filter(({ editable }) => editable !== null).flatMap(({ read }) => read);
  return [...new Set([...own, ...besides.filter((field) => field !== null)])];
}

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcessedDocument } from '#contract/analyses';
import type { ExtractedField } from '#contract/extractedFields';
import type { FilingDetails } from '#contract/filings';
import { useShown } from '#web/ui/useInView.ts';
import { FieldsPane } from './fields/FieldsPane.tsx';
import { takesLines, takesYesNo } from './fields/fieldValues.ts';
import { takenText } from './fields/takenText.ts';
import { type FieldWorkHere, useFieldWork } from './fields/useFieldWork.ts';
import { type FilingSelection, useFilingSelection } from './selection/useFilingSelection.ts';
import { viewerSelection } from './selection/viewerSelection.ts';
import { DocumentViewer } from './viewer/DocumentViewer.tsx';
import type { DocumentViewerProps, TextTarget } from './viewer/DocumentViewerProps.ts';

type Place = { field: ExtractedField; document: ProcessedDocument };
type Props = {
  filing: FilingDetails;
  /** Between the two panes: moves the boundary between them. */
  separator?: ReactNode;
  /** Above the fields, for the document that is shown and with a function that shows another one. */
  top?:
    | ((
        shown: ProcessedDocument | null,
        show: (document: ProcessedDocument) => void,
        place: FilingSelection['goElsewhere'],
      ) => ReactNode)
    | undefined;
  /** Shown when no value needs review. */
  end?: ReactNode;
  /** The place at which the document opens. */
  openAt?: Place | null;
  /** Moves the focus to the first uncertain field automatically. */
  startHere: boolean;
  /** Called when a position in the document is selected: if only one pane is visible, it must be the document. */
  onPlaceAsked?: () => void;
  onWithdrawn?: () => void;
};

/**
 * The document next to all values that were read from it. Selecting a field highlights its words on the page, and the
 * reverse.
 */
export function FilingPanes({
  filing,
  separator,
  top,
  end,
  openAt = null,
  startHere,
  onPlaceAsked,
  onWithdrawn,
}: Props) {
  const work = useFieldWork(filing);
  const selection = useFilingSelection(filing, onPlaceAsked);
  const textTarget = useTextTarget(selection, work);
  useOpenAt(openAt, selection);
  return (
    <>
      {selection.shown && (
        <DocumentPane
          document={selection.shown}
          documents={filing.documents}
          onDocument={selection.show}
          selection={viewerSelection(selection)}
          textTarget={textTarget}
        />
      )}
      {separator}
      <FieldsPane
        filing={filing}
        work={work}
        selection={selection}
        top={top?.(
          selection.shown,
          (document) => {
            selection.show(document);
            onPlaceAsked?.();
          },
          selection.goElsewhere,
        )}
        end={end}
        startHere={startHere}
        onWithdrawn={onWithdrawn}
      />
    </>
  );
}

/** Shows a place once, when it is known, unless the person has chosen another one before. */
function useOpenAt(place: Place | null, { openElsewhere, chosen, elsewhere }: FilingSelection): void {
  const isOpened = useRef(false);
  const open = useEffectEvent((at: Place) => {
    isOpened.current = true;
    if (!chosen && !elsewhere) openElsewhere(at.field, at.document);
  });
  useEffect(() => {
    if (place && !isOpened.current) open(place);
  }, [place]);
}

/** The document; on a phone, which shows one pane at a time, from when a person first opens it. */
function DocumentPane(props: DocumentViewerProps) {
  const { t } = useTranslation();
  const pane = useRef<HTMLElement>(null);
  if (useShown(pane)) return <DocumentViewer {...props} />;
  return <section className="docpane" ref={pane} aria-label={t('filings.viewer.label')} />;
}

/** Selected words are inserted into the field being edited; in a list, they are added as another line. */
function useTextTarget({ editing }: FilingSelection, work: FieldWorkHere): TextTarget | null {
  const { t } = useTranslation();
  if (!editing || takesYesNo(editing)) return null;
  return {
    name: t(`filings.field.${editing}`),
    onUse: (text) => {
      const before = work.work.drafts[editing] ?? '';
      const taken = takenText(editing, text);
      work.type(editing, takesLines(editing) && before.trim() !== '' ? `${before.trimEnd()}\n${taken}` : taken);
    },
  };
}

import { useState } from 'react';
import type { Quoted } from '#contract/draftEnvelope';
import type { PartOutcome } from '#contract/draftSubmission';
import type { DraftDetails, FiledDraft } from '#contract/drafts';
import type { ExtractedField } from '#contract/extractedFields';
import type { FilingDetails } from '#contract/filings';
import { hasEnded } from '#domain/filings/states';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { FilingPanes } from '#web/filings/FilingPanes.tsx';
import { UnsavedGuard } from '#web/filings/fields/UnsavedGuard.tsx';
import { useReadDraftQuery } from '#web/filings/filingsApi.ts';
import { SharingLine } from '#web/firms/SharingLine.tsx';
import { FeesSection } from '#web/payments/FeesSection.tsx';
import { useAppDispatch } from '#web/store.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { useDropIntoDraft } from '../drop/useDropIntoDraft.ts';
import { PlaceOfQuote } from '../envelope/PlaceOfQuote.ts';
import { DraftFixes } from '../fixes/DraftFixes.tsx';
import { FixTools } from '../fixes/FixTools.tsx';
import { OnePaneOnAPhone, usePanes } from '../OnePaneOnAPhone.tsx';
import { PartDetails } from '../submission/PartDetails.tsx';
import { DraftActions, DraftDoubts } from './DraftActions.tsx';
import { DraftDocuments } from './DraftDocuments.tsx';
import { latestDraft } from './latestDraft.ts';
import { placeOfQuote } from './placeOfQuote.ts';

const EnvelopeSection = lazily(async () => (await import('../envelope/EnvelopeSection.tsx')).EnvelopeSection);

const DraftServicePart = lazily(async () => (await import('#web/service/DraftServicePart.tsx')).DraftServicePart, null);

const PartsSection = lazily(async () => (await import('../submission/PartsSection.tsx')).PartsSection, null);

/** How often a draft is requested while its documents are being read. */
const everyMs = 2000;

type Props = {
  filing: FilingDetails;
  draftId: string;
  onLead: (leadId: string) => void;
  onClose: () => void;
  onFiled: (filed: FiledDraft) => void;
  /** The parts of a submission were filed or refused. */
  onOutcomes: (outcomes: readonly PartOutcome[]) => void;
};

/** A draft that can be changed and filed: the document beside what will be filed, and the buttons below both. */
export function OpenDraft({ filing, draftId, onLead, onClose, onFiled, onOutcomes }: Props) {
  const dispatch = useAppDispatch();
  const panes = usePanes();
  const [isReading, setReading] = useState(true);
  const reply = useReadDraftQuery({ id: draftId }, { pollingInterval: isReading ? everyMs : 0 });
  const { data: draft, error } = reply;
  useDropIntoDraft(filing);
  const reads = draft?.documents.some(({ analysis_state }) => !hasEnded(analysis_state)) ?? true;
  if (reads !== isReading) setReading(reads);
  return (
    <>
      <CallFailure className="body" error={draft ? undefined : error} />
      <DraftFixes filing={filing}>
        {(onFix, onChanged) => (
          <OnePaneOnAPhone panes={panes} isWide hasActions>
            {(showDocument) => (
              <FilingPanes
                key={filing.id}
                filing={filing}
                startHere={false}
                onPlaceAsked={showDocument}
                top={(shown, _show, onPlace) => (
                  <>
                    {draft && <WhatIsFiled filing={filing} draft={draft} onLead={onLead} onPlace={onPlace} />}
                    <FixTools
                      filingId={filing.id}
                      isRead={hasEnded(filing.analysis_state)}
                      shown={shown}
                      onOpen={onFix}
                      onChanged={onChanged}
                    />
                  </>
                )}
              />
            )}
          </OnePaneOnAPhone>
        )}
      </DraftFixes>
      {draft && (
        <DraftActions
          draft={draft}
          onAsk={() => panes.show('fields')}
          latest={() => dispatch(latestDraft(draft))}
          onFiled={onFiled}
          onOutcomes={onOutcomes}
          onDiscarded={onClose}
        />
      )}
      <UnsavedGuard />
    </>
  );
}

type WhatIsFiledProps = {
  filing: FilingDetails;
  draft: DraftDetails;
  onLead: (leadId: string) => void;
  /** Shows a place of the lead document. */
  onPlace: (place: ExtractedField) => void;
};

/** The documents of a draft with what is doubtful, the envelope, the service, and the fees. */
function WhatIsFiled({ filing, draft, onLead, onPlace }: WhatIsFiledProps) {
  const findPlace = (quoted: Quoted) => {
    const place = placeOfQuote(filing, quoted);
    return place && (() => onPlace(place));
  };
  return (
    <PlaceOfQuote value={findPlace}>
      <div className="body stack">
        <SharingLine draft={draft} />
        <DraftDocuments draft={draft} shown={filing.id} onLead={onLead} />
        <EnvelopeSection draftId={draft.id} />
        <DraftDoubts draft={draft} />
        <DraftServicePart draftId={draft.id} />
        <FeesSection draftId={draft.id} />
        {draft.has_parts && (
          <PartsSection draft={draft} onLead={onLead} detailsOf={(part) => <PartDetails part={part} />} />
        )}
      </div>
    </PlaceOfQuote>
  );
}

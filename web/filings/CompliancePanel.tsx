import { Info, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProcessedDocument } from '#contract/analyses';
import type { Finding } from '#contract/checks';
import type { Evidence } from '#contract/evidence';
import type { ExtractedField } from '#contract/extractedFields';
import type { FilingDetails } from '#contract/filings';
import { missingIn } from '#domain/acceptance/assessCompleteness';
import { may } from '#domain/identity/permissions';
import { errorText } from '#web/calls/errorText.ts';
import { CheckHistory } from '#web/checks/CheckHistory.tsx';
import { CheckView } from '#web/checks/CheckView.tsx';
import { useCheckFilingMutation, useLookAgainMutation } from '#web/checks/checksApi.ts';
import { OutlookLine } from '#web/checks/OutlookLine.tsx';
import { ReportButtons } from '#web/checks/ReportButtons.tsx';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { toast } from '#web/ui/toast.ts';
import { useReadFilingQuery } from './filingsApi.ts';
import { PlacementFindings } from './PlacementFindings.tsx';

const LedgerTable = lazily(async () => (await import('#web/checks/LedgerTable.tsx')).LedgerTable);

/** How often the ledger is requested while CourtListener is still answering. */
const everyMs = 10_000;

type Props = {
  filing: FilingDetails;
  /** Shows a position in one of the filing's documents. */
  onPlace: (place: ExtractedField, document: ProcessedDocument) => void;
};

/**
 * The findings of the court's rules on a filing, by who may act on them, and the ledger of the authorities that its
 * documents cite.
 */
export function CompliancePanel({ filing, onPlace }: Props) {
  const { t } = useTranslation();
  const decides = useAppSelector((state) => may(capacityOf(state.user), 'filings:review'));
  const [checkAgain, { isLoading }] = useCheckFilingMutation();
  const [lookAgain, { isLoading: isLooking }] = useLookAgainMutation();
  const { check, ledgers, outlook, main_document, supporting_documents } = filing.compliance_check;
  const isAsking = ledgers.some(({ state }) => state === 'waiting' || state === 'asking');
  useReadFilingQuery({ id: filing.id }, { pollingInterval: isAsking ? everyMs : 0, skipPollingIfUnfocused: true });
  // A finding's reason is shown with the finding; missing values are shown above the fields.
  const isDraft = filing.state === 'draft';
  const above = (filing.state === 'received' || isDraft) && !filing.is_complete ? missingIn(filing.reasons) : [];
  const reasons = filing.reasons.filter((reason) => !above.includes(reason) && reason.code !== 'finding');
  const open = (name: string, place: Evidence, versionId: string | null | undefined) => {
    const document = filing.documents.find(({ version_id }) => version_id === versionId) ?? filing.documents[0];
    if (document) onPlace({ field: name, value: '', confidence: 1, method: 'finding', evidence: [place] }, document);
  };
  const openFinding = (finding: Finding, place: Evidence) =>
    open(finding.rule_id, place, check?.documents[finding.document]?.version_id);
  const run = (asked: { unwrap: () => Promise<unknown> }) =>
    asked.unwrap().catch((error: unknown) => toast.error(errorText(error)));

  return (
    <section aria-label={t('filings.compliance.heading')}>
      <div className="sec">
        <h3>{t('filings.compliance.heading')}</h3>
      </div>
      {reasons.length > 0 && (
        <ul className="reasons body small">
          {reasons.map(({ words }) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {decides && <PlacementFindings id={filing.id} onPlace={openFinding} />}
      {check === null ? (
        <div className="fd">
          <Info className="i" aria-hidden />
          <div>
            <strong>{main_document.document_name}</strong>
            <div className="muted">{main_document.compliance_check.message}</div>
          </div>
        </div>
      ) : (
        <CheckView
          check={check}
          decides={decides}
          onPlace={openFinding}
          actions={
            // A draft is checked after each correction, and again when it is filed.
            isDraft ? null : (
              <div className="row wrap">
                <Button dense busy={isLoading} onClick={() => void run(checkAgain({ id: filing.id }))}>
                  <RefreshCw className="i" aria-hidden />
                  {t('checks.again')}
                </Button>
                <ReportButtons of={`/documents/${filing.id}`} documentName={filing.document_name} />
              </div>
            )
          }
        />
      )}
      <OutlookLine outlook={outlook} />
      {check && !isDraft && <CheckHistory id={filing.id} newest={check.number} />}
      {ledgers
        .filter(({ entries }) => entries.length > 0)
        .map((ledger) => (
          <section key={ledger.document} aria-label={t('checks.ledger.caption', { name: ledger.document_name })}>
            <div className="sec">
              <h3>{t('checks.ledger.heading')}</h3>
              <span className="clip">{ledger.document_name}</span>
              {!isDraft && (
                <Button dense busy={isLooking} onClick={() => void run(lookAgain({ id: filing.id }))}>
                  {t('checks.ledger.again')}
                </Button>
              )}
            </div>
            <LedgerTable
              ledger={ledger}
              onPlace={(place) => open('citation', place, filing.documents[ledger.document]?.version_id)}
            />
          </section>
        ))}
      {supporting_documents.map((document) => (
        <div className="fd" key={document.document_name}>
          <Info className="i" aria-hidden />
          <div>
            <strong>{document.document_name}</strong>
            <div className="muted">{document.message}</div>
          </div>
        </div>
      ))}
    </section>
  );
}

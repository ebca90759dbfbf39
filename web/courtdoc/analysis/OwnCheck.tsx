import { PanelLeftClose } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcessedDocument } from '#contract/analyses';
import type { OwnAnalysis } from '#contract/courtdoc';
import type { Evidence } from '#contract/evidence';
import type { ExtractedField } from '#contract/extractedFields';
import { CheckView } from '#web/checks/CheckView.tsx';
import { LedgerTable } from '#web/checks/LedgerTable.tsx';
import { ReportButtons } from '#web/checks/ReportButtons.tsx';
import { DocumentViewer } from '#web/filings/viewer/DocumentViewer.tsx';
import { CheckFixes } from '#web/fixes/CheckFixes.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './OwnCheck.module.css';

type Props = {
  analysis: OwnAnalysis;
  /** Called when a fix is opened and closed. */
  onHeld: (isHeld: boolean) => void;
};

/**
 * The findings of the court's rules for a person's own document, visible to no one else, with the fixes that the portal
 * can make. The document appears next to them when a position is selected.
 */
export function OwnCheck({ analysis, onHeld }: Props) {
  const { t } = useTranslation();
  const [place, setPlace] = useState<ExtractedField | null>(null);
  const { check, ledgers, main_document } = analysis.compliance_check;
  const document = asShown(analysis);
  const open = (name: string, evidence: Evidence) =>
    setPlace({ field: name, value: '', confidence: 1, method: 'finding', evidence: [evidence] });
  const panes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a narrow pane, the document is above the pressed control.
    if (place) panes.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  if (check === null) return <p className="small muted">{main_document.compliance_check.message}</p>;
  return (
    <section className={styles.ownCheck} aria-label={t('filings.compliance.heading')}>
      <CheckFixes document={document} check={check} onHeld={onHeld}>
        <div className={place ? `${styles.ownCheckPanes} ${styles.withDocument}` : styles.ownCheckPanes} ref={panes}>
          {place && (
            <DocumentViewer
              key={document.sha256}
              document={document}
              documents={[document]}
              onDocument={() => {}}
              selection={{ fields: [place], selected: place }}
            />
          )}
          <div className={styles.ownCheckSaid}>
            <CheckView
              check={check}
              decides={false}
              // Only the lead document is stored; supporting documents were read and discarded.
              opens={(finding) => finding.document === 0}
              onPlace={(finding, evidence) => open(finding.rule_id, evidence)}
              actions={
                <div className="row wrap">
                  {place && (
                    <Button dense onClick={() => setPlace(null)}>
                      <PanelLeftClose className="i" aria-hidden />
                      {t('checks.hideDocument')}
                    </Button>
                  )}
                  <ReportButtons of={`/courtdoc/analyses/${analysis.id}`} documentName={analysis.document_name} />
                </div>
              }
            />
            {ledgers
              .filter(({ entries }) => entries.length > 0)
              .map((ledger) => (
                <section key={ledger.document} aria-label={t('checks.ledger.caption', { name: ledger.document_name })}>
                  <div className="sec">
                    <h3>{t('checks.ledger.heading')}</h3>
                    <span className="clip">{ledger.document_name}</span>
                  </div>
                  <LedgerTable
                    ledger={ledger}
                    {...(ledger.document === 0 && { onPlace: (evidence: Evidence) => open('citation', evidence) })}
                  />
                </section>
              ))}
          </div>
        </div>
      </CheckFixes>
    </section>
  );
}

/** The viewer opens a person's own document under the analysis's ID. */
function asShown(analysis: OwnAnalysis): ProcessedDocument {
  const {
    id,
    document_name,
    doc_type,
    document_type,
    file_type,
    file_size,
    pages,
    pages_without_text,
    pages_recognized,
    sha256,
  } = analysis;
  return {
    id,
    version_id: id,
    version: 1,
    kind: 'lead',
    title: document_name,
    type: doc_type,
    document_type,
    sha256,
    file_type,
    file_size,
    pages,
    pages_without_text,
    pages_recognized,
    uploaded_at: analysis.analyzed_at,
  };
}

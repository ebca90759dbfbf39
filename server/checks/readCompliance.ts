import type { ComplianceCheck } from '#contract/analyses';
import { foundCasesOf } from '#domain/citations/foundCasesOf';
import { documentTypeLabel } from '#domain/documentTypes/label';
import { countFindings } from '#domain/rules/checks/countFindings';
import { likenessOfFindings } from '#domain/rules/checks/outlookOf';
import { describeLedgerOf } from '#server/citations/describeLedgerOf';
import { readLedgers } from '#server/citations/ledgerRepository';
import type { StoredFiling } from '#server/filings/filingRepository';
import type { Db } from '#server/kernel/Database';
import { describeCheck } from './describeCheck.ts';
import { describeCompliance } from './describeCompliance.ts';
import { findChecks } from './findChecks.ts';
import { readOutlook } from './readOutlook.ts';
import type { StoredCheck } from './runCheck.ts';

/** The newest check's result for each document of a filing, with every finding, and the ledger of its citations. */
export async function readCompliance(db: Db, { filing, analysis, documents }: StoredFiling): Promise<ComplianceCheck> {
  const [newest] = await findChecks(db, filing.id, 1);
  const kept = await readLedgers(
    db,
    documents.map(({ version }) => version.id),
  );
  const papers = documents.map(({ document, version }) => ({
    document,
    version,
    ledger: kept.get(version.id),
  }));
  const lead = papers.find(({ document }) => document.kind === 'lead');
  const others = papers.filter(({ document }) => document.kind === 'supporting');
  const check = newest ? describeCheck(newest) : null;
  const words = describeCompliance(
    {
      document_name: filing.document_name,
      analysis_state: analysis.state,
      is_complete: filing.is_complete,
      reasons: filing.confidence_reasons,
      rules: check && {
        name: check.pack.name,
        edition: check.pack.edition,
        counts: countFindings(newest!.check.findings),
      },
      ledger: lead?.ledger?.entries ?? null,
    },
    others.map(({ document, version, ledger }) => ({
      ...{
        document_name: document.title,
        type: version.type === null ? null : documentTypeLabel(version.type),
        pages: version.pages,
      },
      read: version.read_at !== null,
      refusal: version.read_error?.code ?? null,
      ledger: ledger?.entries ?? null,
    })),
  );
  const { main_document, supporting_documents } = words;
  return {
    main_document: {
      ...main_document,
      compliance_check: { ...main_document.compliance_check, found_cases: foundCasesOf(lead?.ledger?.entries ?? []) },
    },
    supporting_documents: supporting_documents.map((one, index) => ({
      ...one,
      found_cases: foundCasesOf(others[index]?.ledger?.entries ?? []),
    })),
    check,
    ledgers: papers.flatMap(({ document, ledger }, index) =>
      ledger ? [describeLedgerOf(document.title, index, ledger)] : [],
    ),
    outlook: await outlookFor(db, filing, newest?.check),
  };
}

/** Once the court has decided, there is nothing to expect any more. */
async function outlookFor(db: Db, filing: StoredFiling['filing'], check: StoredCheck | undefined) {
  if (!check || filing.state !== 'received') return null;
  return readOutlook(db, filing.court_id, likenessOfFindings(check.findings, filing.is_complete));
}

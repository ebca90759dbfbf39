import { Stamp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { z } from 'zod';
import type { FilingDetails } from '#contract/filings';
import { printFiledCopy } from '#contract/receipts';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { oneOf } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { displayValue } from '#web/filings/displayValue.ts';
import { useReadFilingQuery } from '#web/filings/filingsApi.ts';
import { printPdf } from '#web/filings/printPdf.ts';
import { useReadFilingProgressQuery } from '#web/filings/receipt/receiptsApi.ts';
import { ResubmissionProvider } from '#web/filings/returned/ResubmissionProvider.tsx';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';

const DocumentDetails = lazily(async () => (await import('../DocumentDetails.tsx')).DocumentDetails);

/** For a returned filing whose document is replaced. */
const SideBySide = lazily(async () => (await import('#web/filings/returned/SideBySide.tsx')).SideBySide, null);

/** Fetched for a returned filing only. */
const FixReturned = lazily(async () => (await import('../fixes/FixReturned.tsx')).FixReturned, null);

/** `filer`: court staff see the page as the filer does, instead of the screen on which they work on the filing. */
const schema = z.object({ as: oneOf(['filer']) });

/** /filings/{id}: one filing with its document, its status and history at the court, and its receipt. */
export function FilingScreen() {
  const { id = '' } = useParams();
  const { query } = useUrlQuery(schema);
  const capacity = useAppSelector((state) => capacityOf(state.user));
  if (query.as !== 'filer') {
    if (may(capacity, 'chambers:use')) return <Navigate to={pathTo.paper(id)} replace />;
    if (may(capacity, 'filings:review')) return <Navigate to={pathTo.review(id)} replace />;
  }
  return <OneFiling key={id} id={id} />;
}

function OneFiling({ id }: { id: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currentData: filing } = useReadFilingQuery({ id });
  const close = () => void navigate('/case-processing');
  return (
    <>
      <PageHead
        title={useHeading(filing)}
        actions={
          <>
            <Link className={buttonClass({})} to="/case-processing">
              {t('filings.page.back')}
            </Link>
            {filing && <StampedCopy filing={filing} />}
          </>
        }
      />
      {filing ? (
        <ResubmissionProvider filing={filing}>
          {filing.state === 'returned' && <SideBySide filing={filing} />}
          <DocumentDetails filingId={id} onClose={close} />
          {filing.state === 'returned' && <FixReturned filing={filing} />}
        </ResubmissionProvider>
      ) : (
        <DocumentDetails filingId={id} onClose={close} />
      )}
    </>
  );
}

/** The document with the number and the title of its case, as far as they are known. */
function useHeading(filing: FilingDetails | undefined): string {
  const { t } = useTranslation();
  const { data } = useReadFilingProgressQuery({ id: filing?.id ?? '' }, { skip: !filing });
  if (!filing) return t('titles.filing');
  const document = filing.doc_type ? displayValue(filing.doc_type) : filing.document_name;
  const [first, second] = [filing.plaintiffs?.[0], filing.defendants?.[0]];
  const parties = first && second ? t('filings.page.versus', { first, second }) : '';
  const title = data?.docketed_as?.title ?? parties;
  const number = data?.docketed_as?.case_number ?? filing.case_number ?? '';
  const ofCase = `${number} ${title}`.trim();
  return ofCase ? t('filings.page.heading', { document, ofCase }) : document;
}

/** The copy with the court's stamp, as it is now. */
function StampedCopy({ filing: { id, document_name } }: { filing: FilingDetails }) {
  const { t } = useTranslation();
  const { data } = useReadFilingProgressQuery({ id });
  if (!data?.stamp) return null;
  const { stamp } = data;
  const name = `${stamp} ${document_name.replace(/\.pdf$/i, '')}.pdf`;
  return (
    <Button onClick={() => printPdf(addressOfCall(printFiledCopy, { id }), name)}>
      <Stamp className="i" aria-hidden />
      {t('filings.receipt.stamped', { mark: stamp })}
    </Button>
  );
}

import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '#contract/checks';
import type { FilingDetails } from '#contract/filings';
import { fixFor } from '#domain/fixes/fixFor';
import { useResubmissionWork } from '#web/filings/returned/ResubmissionProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { AskedFix } from './AskedFix.ts';
import { FixHistory } from './FixHistory.tsx';

const FixPanel = lazily(async () => (await import('./FixPanel.tsx')).FixPanel, <Skeleton lines={6} />);

/** Offered without a finding. Marks are set on the pages as they were filed, so a redaction comes first. */
const offered = ['redact', 'make_searchable', 'add_bookmarks', 'flatten_forms', 'remove_active'] as const;

/** Below a returned filing: fixes of its documents, whose result becomes the corrected document. */
export function FixReturned({ filing }: { filing: FilingDetails }) {
  const work = useResubmissionWork();
  const pdfs = filing.documents.filter(({ file_type }) => file_type === 'pdf');
  if (!work?.data || pdfs.length === 0) return null;
  const { replacement, cause } = work.data;
  return <Offers filing={filing} replacement={replacement} cause={cause} />;
}

type Data = NonNullable<NonNullable<ReturnType<typeof useResubmissionWork>>['data']>;
type OffersProps = { filing: FilingDetails } & Pick<Data, 'replacement' | 'cause'>;

function Offers({ filing, replacement, cause }: OffersProps) {
  const { t } = useTranslation();
  const pdfs = filing.documents.filter(({ file_type }) => file_type === 'pdf');
  const caused = pdfs.find(({ version_id }) => version_id === cause?.version_id);
  const [chosen, choose] = useState((caused ?? pdfs[0]!).id);
  const [asked, setAsked] = useState<AskedFix | null>(null);
  const opener = useRef<Element | null>(null);
  const document = pdfs.find(({ id }) => id === chosen) ?? pdfs[0]!;
  const isReplaced = replacement?.replaces === document.id;
  const first = !isReplaced && cause && caused?.id === document.id ? fixFor(cause.finding) : null;
  const open = (fix: AskedFix['fix'], finding: Finding | null) => {
    opener.current = globalThis.document.activeElement;
    setAsked({ fix, document, finding, returned: true, ...(isReplaced && { prepared: replacement.id }) });
  };
  const close = () => {
    setAsked(null);
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  };
  const others = offered.filter((fix) => fix !== first && !(fix === 'redact' && isReplaced));
  return (
    <>
      <Panel title={t('filings.fixes.returned.heading')}>
        <div className="stack">
          <p className="small">{t('filings.fixes.returned.what')}</p>
          {pdfs.length > 1 && (
            <Select
              label={t('filings.returned.replaces')}
              value={document.id}
              onChange={choose}
              options={pdfs.map(({ id, title }) => ({ value: id, label: title }))}
            />
          )}
          <div className="row wrap">
            {first && (
              <Button kind="primary" onClick={() => open(first, cause!.finding)}>
                {t(`filings.fixes.title.${first}`)}
              </Button>
            )}
            {others.map((fix) => (
              <Button key={fix} dense onClick={() => open(fix, null)}>
                {t(`filings.fixes.title.${fix}`)}
              </Button>
            ))}
          </div>
          {replacement && <FixHistory filingId={filing.id} onUndone={close} />}
        </div>
      </Panel>
      {asked && (
        <FixPanel
          key={`${asked.prepared ?? asked.document.version_id} ${asked.fix}`}
          filingId={filing.id}
          asked={asked}
          onClose={close}
          onApplied={close}
        />
      )}
    </>
  );
}

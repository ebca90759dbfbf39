import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '#contract/checks';
import type { FilingDetails } from '#contract/filings';
import { fixFor } from '#domain/fixes/fixFor';
import { useResubmissionWork } from '#web/filings/returned/ResubmissionProvider.tsx';
import type { AskedFix } from '#web/fixes/AskedFix.ts';
import { FixHistory } from '#web/fixes/FixHistory.tsx';
import { OpenFix } from '#web/fixes/OpenFix.tsx';
import { useAskedFix } from '#web/fixes/useAskedFix.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useHeldFiling } from './useHeldFiling.ts';

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
  const { asked, open, close } = useAskedFix();
  const [isHeld, setHeld] = useState(false);
  useHeldFiling(isHeld);
  const document = pdfs.find(({ id }) => id === chosen) ?? pdfs[0]!;
  const isReplaced = replacement?.replaces === document.id;
  const first = !isReplaced && cause && caused?.id === document.id ? fixFor(cause.finding) : null;
  const openFix = (fix: AskedFix['fix'], finding: Finding | null) =>
    open({ in: 'return', fix, document, finding, ...(isReplaced && { prepared: replacement.id }) });
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
              <Button kind="primary" onClick={() => openFix(first, cause!.finding)}>
                {t(`filings.fixes.title.${first}`)}
              </Button>
            )}
            {others.map((fix) => (
              <Button key={fix} dense onClick={() => openFix(fix, null)}>
                {t(`filings.fixes.title.${fix}`)}
              </Button>
            ))}
          </div>
          {replacement && <FixHistory ownerId={filing.id} onUndone={close} />}
        </div>
      </Panel>
      {asked && (
        <OpenFix
          key={`${asked.prepared ?? asked.document.version_id} ${asked.fix}`}
          ownerId={filing.id}
          asked={asked}
          onClose={close}
          onHeld={setHeld}
          onApplied={close}
        />
      )}
    </>
  );
}

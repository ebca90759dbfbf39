import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { UploadList } from '#web/uploads/UploadList.tsx';
import { BatchList } from './BatchList.tsx';
import { SheetDialog } from './SheetDialog.tsx';
import { UploadBatch } from './UploadBatch.tsx';

/** Separator sheets, the upload of a scanned batch, and the batches of the court. */
export function BatchesTab() {
  const { t } = useTranslation();
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Panel
        title={t('counter.batches.heading')}
        actions={
          <Button onClick={() => setPrinting(true)}>
            <Printer className="i" aria-hidden />
            {t('counter.batches.sheet')}
          </Button>
        }
      >
        <UploadBatch />
      </Panel>
      <UploadList of={({ purpose }) => purpose === 'batch'} />
      <BatchList />
      {isPrinting && <SheetDialog onClose={() => setPrinting(false)} />}
    </>
  );
}

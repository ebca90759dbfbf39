import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadOrderWord, importOrderWord } from '#contract/orderDrafts';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { errorText } from '#web/calls/errorText.ts';
import { saveFile } from '#web/calls/saveFile.ts';
import { sendFiles } from '#web/calls/sendFiles.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { OrderEditor } from './useOrderEditor.ts';

/** The order as a Word file with its changes tracked, and the changed file back. What is typed is saved first. */
export function OrderWord({ editor }: { editor: OrderEditor }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const { id, abilities } = editor.order;
  const download = async () => {
    if (!(await editor.flush())) return;
    await saveFile(addressOfCall(downloadOrderWord, { id }), `${editor.content.title}.docx`).catch((error: unknown) =>
      toast.error(error instanceof Error ? error.message : t('common.unexpectedError')),
    );
  };
  const upload = async (document: File | undefined) => {
    if (!document) return;
    setReading(true);
    if (await editor.flush()) {
      const { data, error } = await sendFiles(importOrderWord, { id, document });
      if (data) {
        editor.replace(data.order);
        toast.success(data.message);
      } else toast.error(errorText(error));
    }
    setReading(false);
  };
  return (
    <details>
      <summary>{t('orders.word.heading')}</summary>
      <p className="muted small">{t('orders.word.about')}</p>
      <div className="row wrap">
        <Button dense onClick={() => void download()}>
          <Download className="i" aria-hidden />
          {t('orders.word.download')}
        </Button>
        {abilities.edit && (
          <Button dense busy={isReading} onClick={() => input.current?.click()}>
            <Upload className="i" aria-hidden />
            {t('orders.word.upload')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".docx"
        aria-label={t('orders.word.upload')}
        onChange={(event) => {
          void upload(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </details>
  );
}

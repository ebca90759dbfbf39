import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackImport } from '#contract/packs';
import { errorText } from '#web/calls/errorText.ts';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { toast } from '#web/ui/toast.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { useImportPackMutation, usePreviewPackImportMutation } from './packApi.ts';

type Chosen = { name: string; document: unknown; preview: PackImport };

/** Imports a pack file: first the problems and the changes, then the import. */
export function ImportDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [failure, setFailure] = useState<string | undefined>();
  const [preview] = usePreviewPackImportMutation();
  const [send, { isLoading }] = useImportPackMutation();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setChosen(null);
    setFailure(undefined);
    const document = readJson(await file.text());
    if (document === undefined) return setFailure(t('settings.pack.import.notJson', { name: file.name }));
    const reply = await preview({ document });
    if (reply.error) setFailure(errorText(reply.error));
    else setChosen({ name: file.name, document, preview: reply.data });
  };
  const apply = async () => {
    const reply = await send({ version, document: chosen!.document });
    if (reply.error) return setFailure(errorText(reply.error));
    toast.success(reply.data.message);
    onClose();
  };
  const found = chosen?.preview;
  const changes = found && found.problems.length === 0 && found.changes.length + found.numbering.length > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('settings.pack.import.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" disabled={!changes} busy={isLoading} onClick={() => void apply()}>
            {t('settings.pack.import.apply')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <FormFailure>{failure}</FormFailure>
        <FileDrop
          title={t('settings.pack.import.drop')}
          rules={t('settings.pack.import.rules')}
          accept=".json,application/json"
          onFiles={([file]) => void choose(file)}
        />
        {chosen && <ImportPreview name={chosen.name} found={chosen.preview} />}
      </div>
    </Dialog>
  );
}

/** The content of a file; undefined if it is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkFile } from '#web/filings/checkFile.ts';
import { chooseFiles } from '#web/filings/chosenFiles.ts';
import { FileButton } from '#web/filings/FileButton.tsx';

type Props = { main: File | null; onFiles: (files: FileList | null) => void };

/** The area to drop or select the main document; files dropped together are the main document and additional ones. */
export function FileDropArea({ main, onFiles }: Props) {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way in; the button inside is the accessible one
    <div
      className={over ? 'drop is-over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton
        label={main ? t('filings.upload.replaceMain') : t('filings.upload.chooseMain')}
        onFiles={(files) => {
          if (files?.[0] && checkFile(files[0]) === null) chooseFiles({ main: files[0] });
          else onFiles(files);
        }}
      />
      <p className="small">{t('filings.upload.rules')}</p>
    </div>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentViewer } from '#web/filings/viewer/DocumentViewer.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import styles from './BinderScreen.module.css';
import type { BinderSection } from './layOutBinder.ts';

type Props = {
  sections: readonly BinderSection[];
  first: string | null;
  isSynced: boolean;
  onSynced: (isSynced: boolean) => void;
};

/** A second document of the binder next to the first, which scrolls with it if the judge chooses. */
export function SecondDocument({ sections, first, isSynced, onSynced }: Props) {
  const { t } = useTranslation();
  const readable = sections.filter(({ item }) => item.document !== null);
  const [chosen, setChosen] = useState(() => readable.find(({ item }) => item.id !== first)?.item.id ?? '');
  const shown = readable.find(({ item }) => item.id === chosen) ?? readable[0];
  if (!shown?.item.document) return null;
  const { document } = shown.item;
  return (
    <div className={styles.second}>
      <div className={styles.choice}>
        <Select
          label={t('chambers.binder.second')}
          value={shown.item.id}
          onChange={setChosen}
          options={readable.map(({ item, tab }) => ({
            value: item.id,
            label: t('chambers.binder.inView', { tab, title: item.title }),
          }))}
        />
        <Checkbox label={t('chambers.binder.sync')} checked={isSynced} onChange={onSynced} />
      </div>
      <DocumentViewer key={document.version_id} document={document} documents={[document]} onDocument={() => {}} />
    </div>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { packSections, type PackSection as Section } from '#domain/practice/CourtPack';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Loaded } from '../Loaded.tsx';
import { Setting } from '../Setting.tsx';
import { CategoryEditor } from './CategoryEditor.tsx';
import { CodeEditor } from './CodeEditor.tsx';
import { HearingTypeEditor } from './HearingTypeEditor.tsx';
import { ItemTable } from './ItemTable.tsx';
import { NumberFormatEditor } from './NumberFormatEditor.tsx';
import { NumberingPanel } from './NumberingPanel.tsx';
import { PackHistory } from './PackHistory.tsx';
import styles from './PackSection.module.css';
import { PackTools } from './PackTools.tsx';
import { useReadCourtPackQuery } from './packApi.ts';

type Editing = { id: string | null } | null;

/** The court's case categories, number formats, and hearing types, which an administrator maintains. */
export function PackSection() {
  const { t } = useTranslation();
  const { data, error } = useReadCourtPackQuery();
  const [section, setSection] = useState<Section>('categories');
  const [editing, edit] = useState<Editing>(null);
  const close = () => edit(null);
  return (
    <Loaded data={data} error={error}>
      {(read) => (
        <div className="settings-stack">
          <Panel title={t('settings.pack.heading')} padded={false}>
            <Setting id="case_categories">
              <p className={`${styles.intro} small muted`}>{t('settings.pack.intro', { name: read.pack.name })}</p>
              <PackTools read={read} />
              <div className={styles.sections}>
                <Select
                  required={false}
                  label={t('settings.pack.section')}
                  value={section}
                  onChange={(value) => setSection(packSections.find((one) => one === value) ?? 'categories')}
                  options={packSections.map((value) => ({
                    value,
                    label: t(`settings.pack.sections.${value}`, { count: read.pack[value].length }),
                  }))}
                />
              </div>
            </Setting>
            <ItemTable key={section} read={read} section={section} onEdit={(id) => edit({ id })} />
          </Panel>
          <NumberingPanel key={read.version} read={read} />
          <PackHistory read={read} />
          {editing && section === 'categories' && <CategoryEditor read={read} id={editing.id} onClose={close} />}
          {editing && section === 'number_formats' && (
            <NumberFormatEditor read={read} id={editing.id} onClose={close} />
          )}
          {editing && (section === 'filing_codes' || section === 'docket_events') && (
            <CodeEditor read={read} section={section} id={editing.id} onClose={close} />
          )}
          {editing && section === 'hearing_types' && <HearingTypeEditor read={read} id={editing.id} onClose={close} />}
        </div>
      )}
    </Loaded>
  );
}

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sectionLimits } from '#contract/pendingWork';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Setting } from '../Setting.tsx';
import { OrderedList } from './OrderedList.tsx';
import styles from './sections.module.css';
import { moved, type SectionDraft } from './useSectionDraft.ts';

/** The sections in their order; one that filings refer to is archived, never deleted. */
export function SectionList({ draft }: { draft: SectionDraft }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const { sections, change } = draft;
  const set = (id: string, changes: object) =>
    change({ sections: sections.map((one) => (one.id === id ? { ...one, ...changes } : one)) });
  const isTaken = sections.some((one) => one.name.toLowerCase() === name.trim().toLowerCase());
  const add = () => {
    change({ sections: [...sections, { id: crypto.randomUUID(), name: name.trim(), archived: false }] });
    setName('');
  };
  return (
    <Panel title={t('settings.sections.heading')} padded={false}>
      <Setting id="review_sections">
        <p className={`muted small ${styles.intro}`}>{t('settings.sections.intro')}</p>
      </Setting>
      <OrderedList
        items={sections}
        keyOf={({ id }) => id}
        nameOf={(one) => one.name}
        onMove={(from, to) => change({ sections: moved(sections, from, to) })}
      >
        {(section) => (
          <div className={styles.sectionLine}>
            <TextField
              label={t('settings.sections.name')}
              maxLength={80}
              value={section.name}
              onChange={(typed) => set(section.id, { name: typed })}
            />
            <Button
              dense
              aria-label={t(section.archived ? 'settings.sections.restoreNamed' : 'settings.sections.archiveNamed', {
                name: section.name,
              })}
              onClick={() => set(section.id, { archived: !section.archived })}
            >
              {t(section.archived ? 'settings.sections.restore' : 'settings.sections.archive')}
            </Button>
            {section.archived && <span className="muted small">{t('settings.sections.archived')}</span>}
          </div>
        )}
      </OrderedList>
      <div className={`${styles.sectionLine} ${styles.intro}`}>
        <TextField
          label={t('settings.sections.newName')}
          required={false}
          maxLength={80}
          value={name}
          onChange={setName}
          problem={isTaken && name.trim() !== '' ? t('settings.sections.taken') : undefined}
        />
        <Button disabled={sections.length >= sectionLimits.sections || name.trim() === '' || isTaken} onClick={add}>
          <Plus className="i" aria-hidden />
          {t('settings.sections.add')}
        </Button>
      </div>
    </Panel>
  );
}

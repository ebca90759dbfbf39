import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/pendingWork';
import { SectionRule } from '#contract/reviewSections';
import { caseTypes } from '#domain/courts/choices';
import { documentLanguages } from '#domain/documentFacts/languages';
import { type DocumentTypeId, documentTypes } from '#domain/documentTypes/documentTypes';
import { filerKinds } from '#domain/review/SectionRule';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { Choices } from './Choices.tsx';
import { PickedChoices } from './PickedChoices.tsx';
import { itemLabel, type Nameable, offered } from './routedItems.ts';
import { languageName } from './ruleSentence.ts';
import type { DraftRule } from './useSectionDraft.ts';

type Props = {
  rule: DraftRule;
  sections: readonly Section[];
  named: Nameable;
  onDone: (rule: DraftRule) => void;
  onClose: () => void;
};

const languages = ['en', ...documentLanguages] as const;
const types = (Object.keys(documentTypes) as DocumentTypeId[]).map((value) => ({
  value,
  label: documentTypes[value].label,
}));

/** The section of a rule and its conditions; every condition that is set must be met. */
export function RuleDialog({ rule, sections, named, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const [section_id, setSection] = useState(rule.section_id);
  const [c, setConditions] = useState(rule.conditions);
  const [problem, setProblem] = useState<string | null>(null);
  const set = (changes: Partial<typeof c>) => setConditions((before) => ({ ...before, ...changes }));
  const done = () => {
    const bar_numbers = c.bar_numbers.map((one) => one.trim()).filter(Boolean);
    const checked = SectionRule.safeParse({ section_id, conditions: { ...c, bar_numbers } });
    if (checked.success) onDone({ key: rule.key, ...checked.data });
    else setProblem(checked.error.issues[0]?.message ?? '');
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('settings.sections.ruleTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" onClick={done}>
            {t('settings.sections.done')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {problem !== null && <Note tone="warn">{problem}</Note>}
        <Select
          label={t('settings.sections.sendTo')}
          value={section_id}
          onChange={setSection}
          options={sections.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <p className="muted small">{t('settings.sections.conditions')}</p>
        <PickedChoices
          name="document_types"
          label={t('settings.sections.addType')}
          options={types}
          chosen={c.document_types}
          labelOf={(id) => documentTypes[id].label}
          onChange={(document_types) => set({ document_types })}
        />
        <PickedChoices
          name="filing_codes"
          label={t('settings.sections.addCode')}
          hint={t('settings.sections.codeHint')}
          options={offered(named.filing_codes)}
          chosen={c.filing_codes}
          labelOf={(id) => itemLabel(named.filing_codes, id, t)}
          onChange={(filing_codes) => set({ filing_codes })}
        />
        <Choices
          name="case_types"
          all={caseTypes}
          chosen={c.case_types}
          onChange={(case_types) => set({ case_types })}
        />
        <PickedChoices
          name="categories"
          label={t('settings.sections.addCategory')}
          hint={t('settings.sections.categoryHint')}
          options={offered(named.categories)}
          chosen={c.categories}
          labelOf={(id) => itemLabel(named.categories, id, t)}
          onChange={(categories) => set({ categories })}
        />
        <Choices
          name="filers"
          all={filerKinds}
          chosen={c.filers}
          labelOf={(one) => t(`settings.sections.filer.${one}`)}
          onChange={(filers) => set({ filers })}
        />
        <Choices
          name="attorney_types"
          all={[...new Set([...named.attorney_types, ...c.attorney_types])]}
          chosen={c.attorney_types}
          onChange={(attorney_types) => set({ attorney_types })}
        />
        <Choices
          name="languages"
          all={languages}
          chosen={c.languages}
          labelOf={languageName}
          onChange={(chosen) => set({ languages: chosen })}
        />
        <TextArea
          label={t('settings.sections.barNumbers')}
          hint={t('settings.sections.oneEach')}
          optional
          value={c.bar_numbers.join('\n')}
          onChange={(typed) => set({ bar_numbers: typed === '' ? [] : typed.split('\n') })}
        />
      </div>
    </Dialog>
  );
}

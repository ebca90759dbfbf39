import { useTranslation } from 'react-i18next';
import type { Forum } from '#domain/drafting/templates/CaseData';
import { type TemplateId, templateOf } from '#domain/drafting/templates/templates';
import { DocumentField } from './DocumentField.tsx';
import styles from './DocumentForm.module.css';
import { changeDraft, type Draft } from './draft.ts';

type Props = { template: TemplateId; forum: Forum; draft: Draft; problems: Record<string, string> };

/** The fields of a template for a forum, by section. */
export function DocumentForm({ template, forum, draft, problems }: Props) {
  const { t } = useTranslation();
  return (
    <div className="stack">
      {templateOf(template).groups.map(({ name, fields }) => (
        <fieldset key={name} className={styles.paperGroup}>
          <legend>{t(`courtdoc.group.${name}`)}</legend>
          <div className={styles.paperFields}>
            {fields
              .filter(({ only }) => only === undefined || only.includes(forum))
              .map((field) => (
                <DocumentField
                  key={field.name}
                  field={field}
                  draft={draft}
                  value={draft[field.name] ?? ''}
                  onChange={(value) => changeDraft({ [field.name]: value })}
                  problem={problems[`case_data.${field.name}`]}
                />
              ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** Moves the focus to a field by its name. */
export function goToField(name: string): void {
  const control = document.querySelector<HTMLElement>(
    `#paper-${name} input, #paper-${name} textarea, #paper-${name} select`,
  );
  control?.scrollIntoView({ block: 'center' });
  control?.focus();
}

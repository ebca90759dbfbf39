import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JudgeAssignment } from '#contract/judgeAssignment';
import { chancesOf, ruleFor } from '#domain/cases/assignmentRules';
import { caseTypes } from '#domain/courts/choices';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Table } from '#web/ui/Table.tsx';

/** The open cases of each judge, and a preview: who can be drawn for a new case of a type, with what chance. */
export function CaseloadPanel({ assignment }: { assignment: JudgeAssignment }) {
  const { t } = useTranslation();
  const [type, setType] = useState<(typeof caseTypes)[number]>(caseTypes[0]);
  const rule = ruleFor(assignment.rules, type);
  const chances = rule ? chancesOf(rule) : new Map<string, number>();
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return (
    <Panel title={t('settings.judges.preview')}>
      <div className="stack">
        <Select
          label={t('settings.judges.previewType')}
          value={type}
          onChange={(value) => setType(value as typeof type)}
          options={caseTypes.map((value) => ({ value, label: value }))}
        />
        <p className="muted">
          {rule ? t('settings.judges.previewRule', { name: rule.name }) : t('settings.judges.previewNone')}
        </p>
        <Table
          cards
          caption={t('settings.judges.preview')}
          rows={assignment.judges}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', title: t('cases.field.judge'), cell: ({ name }) => name },
            {
              key: 'open',
              title: t('settings.judges.openCases'),
              numeric: true,
              cell: ({ open_cases }) => open_cases,
            },
            {
              key: 'absent',
              title: t('settings.judges.today'),
              secondary: true,
              cell: ({ absent }) => t(absent ? 'settings.judges.absent' : 'settings.judges.present'),
            },
            {
              key: 'chance',
              title: t('settings.judges.chance'),
              numeric: true,
              cell: ({ id }) => percent(chances.get(id) ?? 0),
            },
          ]}
        />
      </div>
    </Panel>
  );
}

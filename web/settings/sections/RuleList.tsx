import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sectionLimits } from '#contract/pendingWork';
import type { SectionPreview } from '#contract/reviewSections';
import { noConditions } from '#domain/review/SectionRule';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Status } from '#web/ui/Status.tsx';
import { Setting } from '../Setting.tsx';
import { OrderedList } from './OrderedList.tsx';
import { RuleDialog } from './RuleDialog.tsx';
import type { Nameable } from './routedItems.ts';
import { ruleSentence } from './ruleSentence.ts';
import { usePreviewSectionRulesQuery } from './sectionSettingsApi.ts';
import styles from './sections.module.css';
import { type DraftRule, moved, type SectionDraft } from './useSectionDraft.ts';

type Props = { draft: SectionDraft; named: Nameable };

/** The routing rules in their order, each as a sentence with what it would take. */
export function RuleList({ draft, named }: Props) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<DraftRule | null>(null);
  const { rules, sections, change } = draft;
  const sent = rules.map(({ section_id, conditions }) => ({ section_id, conditions }));
  const { currentData: preview } = usePreviewSectionRulesQuery({ rules: sent });
  const open = sections.filter(({ archived }) => !archived);
  const nameOf = (_rule: DraftRule, index: number) => t('settings.sections.ruleNamed', { n: index + 1 });
  const put = (rule: DraftRule) => {
    const isNew = !rules.some(({ key }) => key === rule.key);
    change({ rules: isNew ? [...rules, rule] : rules.map((one) => (one.key === rule.key ? rule : one)) });
    setEditing(null);
  };
  return (
    <Panel title={t('settings.sections.rules')} padded={false}>
      <Setting id="routing_rules">
        <p className={`muted small ${styles.intro}`}>{t('settings.sections.rulesIntro')}</p>
      </Setting>
      <OrderedList
        items={rules}
        keyOf={({ key }) => key}
        nameOf={nameOf}
        onMove={(from, to) => change({ rules: moved(rules, from, to) })}
      >
        {(rule, index) => (
          <div className={styles.rule}>
            <p>
              {t('settings.sections.ruleLine', {
                n: index + 1,
                conditions: ruleSentence(rule, named, t),
                section: sections.find(({ id }) => id === rule.section_id)?.name,
              })}
              <Taken preview={preview} index={index} />
            </p>
            <Button
              dense
              aria-label={t('settings.sections.editNamed', { name: nameOf(rule, index) })}
              onClick={() => setEditing(rule)}
            >
              {t('settings.sections.edit')}
            </Button>
            <Button
              dense
              aria-label={t('settings.sections.removeNamed', { name: nameOf(rule, index) })}
              onClick={() => change({ rules: rules.filter((one) => one !== rule) })}
            >
              {t('settings.sections.remove')}
            </Button>
          </div>
        )}
      </OrderedList>
      <div className={`stack ${styles.intro}`}>
        <Unassigned preview={preview} />
        <div>
          <Button
            disabled={open.length === 0 || rules.length >= sectionLimits.rules}
            onClick={() =>
              setEditing({ key: crypto.randomUUID(), section_id: open[0]!.id, conditions: { ...noConditions } })
            }
          >
            <Plus className="i" aria-hidden />
            {t('settings.sections.addRule')}
          </Button>
        </div>
      </div>
      {editing && (
        <RuleDialog rule={editing} sections={open} named={named} onDone={put} onClose={() => setEditing(null)} />
      )}
    </Panel>
  );
}

type PreviewProps = { preview: SectionPreview | undefined };

function Taken({ preview, index }: PreviewProps & { index: number }) {
  const { t } = useTranslation();
  if (!preview) return null;
  const never = preview.never[index];
  return (
    <span className="muted small">
      {' '}
      {t('settings.sections.takes', {
        recent: preview.recent.by_rule[index],
        of: preview.recent.examined,
        pending: preview.pending.by_rule[index],
      })}
      {never && (
        <>
          {' '}
          <Status tone="warn">
            {never.because === 'contradiction'
              ? t('settings.sections.contradiction')
              : t('settings.sections.covered', { n: never.earlier + 1 })}
          </Status>
        </>
      )}
    </span>
  );
}

function Unassigned({ preview }: PreviewProps) {
  const { t } = useTranslation();
  if (!preview) return null;
  const { recent, pending } = preview;
  return (
    <p className="muted small">
      {t('settings.sections.takesNone', {
        recent: recent.unassigned,
        of: recent.examined,
        pending: pending.unassigned,
      })}{' '}
      {pending.kept > 0 && t('settings.sections.kept', { count: pending.kept })}{' '}
      {pending.more && t('settings.sections.pendingLimit', { n: pending.examined })}
    </p>
  );
}

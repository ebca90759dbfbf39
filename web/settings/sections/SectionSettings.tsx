import { useTranslation } from 'react-i18next';
import type { SectionSettings as Settings } from '#contract/reviewSections';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Loaded } from '../Loaded.tsx';
import { ApplyRules } from './ApplyRules.tsx';
import { RuleList } from './RuleList.tsx';
import { SectionList } from './SectionList.tsx';
import { useReadSectionSettingsQuery } from './sectionSettingsApi.ts';
import { useSectionDraft } from './useSectionDraft.ts';

const whileApplyingMs = 2000;

/** The sections of the review queue and the rules that route filings to them. */
export function SectionSettings() {
  const first = useReadSectionSettingsQuery();
  const isApplying = first.data?.application != null && first.data.application.finished_at === null;
  useReadSectionSettingsQuery(undefined, { pollingInterval: isApplying ? whileApplyingMs : 0 });
  return (
    <Loaded data={first.data} error={first.error}>
      {(settings) => <Editor settings={settings} />}
    </Loaded>
  );
}

function Editor({ settings }: { settings: Settings }) {
  const { t } = useTranslation();
  const draft = useSectionDraft(settings);
  return (
    <div className="settings-stack">
      <SectionList draft={draft} />
      <RuleList draft={draft} named={settings} />
      {draft.failure && (
        <div role="alert">
          <Note tone="warn">
            {draft.failure.words}{' '}
            {draft.failure.stale && (
              <Button dense onClick={draft.revert}>
                {t('settings.sections.takeTheirs')}
              </Button>
            )}
          </Note>
        </div>
      )}
      <div className="row">
        <Button kind="primary" busy={draft.isSaving} disabled={!draft.changed} onClick={() => void draft.save()}>
          {t('settings.sections.save')}
        </Button>
        <Button disabled={!draft.changed} onClick={draft.revert}>
          {t('settings.revert')}
        </Button>
        <span className="muted small" role="status">
          {t(draft.changed ? 'settings.sections.unsaved' : 'settings.sections.allSaved')}
        </span>
      </div>
      <ApplyRules application={settings.application} disabled={draft.changed || settings.version === 0} />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import type { RuleApplication } from '#contract/reviewSections';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { useApplySectionRulesMutation } from './sectionSettingsApi.ts';

type Props = { application: RuleApplication | null; disabled: boolean };

/** Applies the saved rules to filings that are already pending, with the progress of the job. */
export function ApplyRules({ application, disabled }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [apply, { isLoading, error }] = useApplySectionRulesMutation();
  const isRunning = application !== null && application.finished_at === null;
  return (
    <Panel title={t('settings.sections.apply')}>
      <div className="stack">
        <p className="muted small">{t('settings.sections.applyText')}</p>
        {error !== undefined && <Note tone="warn">{errorText(error)}</Note>}
        {application && (
          <div role="status">
            {isRunning && (
              <progress
                max={Math.max(1, application.total)}
                value={application.examined}
                aria-label={t('settings.sections.apply')}
              />
            )}
            <p>
              {t(isRunning ? 'settings.sections.applying' : 'settings.sections.appliedAt', {
                examined: application.examined,
                total: application.total,
                moved: application.moved,
                by: application.asked_by,
                when: format.moment(application.finished_at ?? application.asked_at),
              })}
            </p>
          </div>
        )}
        <div>
          <Button busy={isLoading} disabled={disabled || isRunning} onClick={() => void apply({})}>
            {t('settings.sections.applyVerb')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

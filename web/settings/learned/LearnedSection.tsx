import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LearnedTemplate } from '#contract/learning';
import { errorText } from '#web/calls/errorText.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { Loaded } from '../Loaded.tsx';
import { Setting } from '../Setting.tsx';
import { useListLearnedTemplatesQuery, useRevokeLearnedTemplateMutation } from '../settingsApi.ts';
import styles from './LearnedSection.module.css';
import { LearnedTemplateItem } from './LearnedTemplateItem.tsx';

/** What the portal learned from the corrections of this court's staff. An administrator can revoke each template. */
export function LearnedSection() {
  const { t } = useTranslation();
  const { data, error } = useListLearnedTemplatesQuery();
  const [asking, ask] = useState<LearnedTemplate | null>(null);
  return (
    <Panel title={t('settings.learned.heading')} padded={false}>
      <Setting id="learned_templates">
        <p className={`${styles.intro} small muted`}>{t('settings.learned.intro')}</p>
        <Loaded data={data} error={error}>
          {({ templates }) =>
            templates.length === 0 ? (
              <EmptyState icon={Sparkles} title={t('settings.learned.none')} text={t('settings.learned.noneText')} />
            ) : (
              <ul className={styles.list}>
                {templates.map((template) => (
                  <LearnedTemplateItem key={template.id} template={template} onRevoke={() => ask(template)} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Setting>
      <RevokeDialog template={asking} onClose={() => ask(null)} />
    </Panel>
  );
}

/** Asks for confirmation before a template is revoked. */
function RevokeDialog({ template, onClose }: { template: LearnedTemplate | null; onClose: () => void }) {
  const { t } = useTranslation();
  const [revoke, { isLoading }] = useRevokeLearnedTemplateMutation();
  if (!template) return null;
  const confirm = async () => {
    const reply = await revoke({ id: template.id });
    onClose();
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return (
    <ConfirmDialog
      isOpen
      danger
      busy={isLoading}
      title={t('settings.learned.revokeTitle')}
      confirmLabel={t('settings.learned.revoke')}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('settings.learned.revokeEffect', { sign: template.sign })}</p>
    </ConfirmDialog>
  );
}

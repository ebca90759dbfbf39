import { useTranslation } from 'react-i18next';
import { lookUpCitations } from '#contract/research';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { Citations } from './Citations.tsx';
import { useLookUpCitationsMutation } from './researchApi.ts';

/** A tool that looks up each case citation in a pasted text. */
export function CitationLookUp() {
  const { t } = useTranslation();
  const [lookUp, { data }] = useLookUpCitationsMutation();
  const form = useContractForm(lookUpCitations, {
    defaults: { text: '' },
    asksBeforeClosing: false,
    failsAt: 'text',
    check: ({ text }) => (text.trim() === '' ? { text: t('research.citations.empty') } : {}),
    send: lookUp,
  });
  return (
    <Panel title={t('research.citations.title')}>
      <form className="stack" {...form.props}>
        <TextArea label={t('research.citations.text')} rows={4} maxLength={64_000} {...form.field('text')} />
        <div>
          <Button type="submit" busy={form.isSending}>
            {t('research.citations.lookUp')}
          </Button>
        </div>
      </form>
      <div role="status">
        {data?.data.length === 0 && <p>{t('research.citations.none')}</p>}
        {data && data.data.length > 0 && <Citations checks={data.data} />}
      </div>
    </Panel>
  );
}

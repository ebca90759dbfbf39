import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type CitationCheck, lookUpCitations } from '#contract/research';
import { platformOf } from '#domain/research/platforms';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Status } from '#web/ui/Status.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import styles from './research.module.css';
import { useLookUpCitationsMutation } from './researchApi.ts';

/** A tool: paste a text, and each case citation in it is looked up. */
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

/** Citations and what was found under each, in the ledger's words only: never an accusation. */
export function Citations({ checks }: { checks: readonly CitationCheck[] }) {
  const { t } = useTranslation();
  const tones = {
    found_name_matches: 'ok',
    found_other_name: 'warn',
    name_not_compared: 'warn',
    not_found: 'warn',
    not_checked: 'none',
  } as const;
  return (
    <ul className={styles.researchRecent}>
      {checks.map(({ citation, standing, authority, sources, reason }) => (
        <li key={citation}>
          <span className="strong">{citation}</span>
          <Status tone={tones[standing]}>
            {t(`research.citations.${standing}`, {
              sources: (authority ? [authority.source] : sources).map((id) => platformOf(id).name),
            })}
          </Status>
          {authority &&
            (authority.href.startsWith('/') ? (
              <Link to={authority.href}>{authority.title}</Link>
            ) : (
              <a href={authority.href} target="_blank" rel="noopener noreferrer">
                {authority.title}
              </a>
            ))}
          {reason && <span className="muted small">{reason}</span>}
        </li>
      ))}
    </ul>
  );
}

import { useTranslation } from 'react-i18next';
import type { CaseIssuance, Issuable } from '#contract/issuance';
import { blank, composeInstrument } from '#domain/issuance/composeInstrument';
import styles from './issuance.module.css';
import { chosenValues, type IssueForm } from './useIssueForm.ts';

type Props = { form: IssueForm; chosen: Issuable; issuance: CaseIssuance };

/** The instrument as its PDF will print it. The number is that of the docket entry, which issuance assigns. */
export function InstrumentPreview({ form, chosen, issuance }: Props) {
  const { t } = useTranslation();
  const { kind, title, authority, parties, required } = chosen;
  const values = chosenValues(form.values, chosen);
  const party = parties?.find(({ id }) => id === form.values.party_id)?.name;
  const composed = composeInstrument({
    ...{ title, kind, values, authority },
    to: party ?? (parties ? blank : null),
    blanks: required,
  });
  return (
    <section className={styles.preview} aria-label={t('cases.issuance.preview')}>
      <h3>{issuance.court}</h3>
      <p>
        <strong>{issuance.title}</strong>
        <br />
        {t('cases.issuance.caseNumber', { number: issuance.case_number })}
      </p>
      <h4>{composed.title}</h4>
      {composed.paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs have an order and no identity
        <p key={index}>{paragraph}</p>
      ))}
      <p className="muted">{t('cases.issuance.signed', { clerk: issuance.clerk, number: issuance.case_number })}</p>
    </section>
  );
}

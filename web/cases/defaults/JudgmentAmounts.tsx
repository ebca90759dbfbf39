import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartyDefault } from '#contract/defaults';
import { formatRate } from '#domain/defaults/judgmentAmount';
import { formatAmount } from '#domain/money/formatAmount';
import { useFormat } from '#web/preferences/useFormat.ts';
import styles from './defaults.module.css';

type Judgment = NonNullable<PartyDefault['judgment']>;

/** The parts of a judgment and their total. */
export function JudgmentAmounts({ judgment }: { judgment: Judgment }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { on, entry, creditor, principal, rate, interest_from, interest_to, interest, costs, fees, total } = judgment;
  const period =
    interest_from && interest_to
      ? t('cases.defaults.period', {
          ...{ rate: formatRate(rate), from: format.day(interest_from), to: format.day(interest_to) },
        })
      : t('cases.defaults.interest');
  const rows: [string, number][] = [
    [t('cases.defaults.principal'), principal],
    [period, interest],
    [t('cases.defaults.costs'), costs],
    [t('cases.defaults.fees'), fees],
    [t('cases.defaults.total'), total],
  ];
  return (
    <>
      <p>{t('cases.defaults.judgmentOn', { day: format.day(on), entry, creditor })}</p>
      <dl className={styles.amounts}>
        {rows.map(([name, cents]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{formatAmount(cents)}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}

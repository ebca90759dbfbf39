import { useTranslation } from 'react-i18next';

export type Step = { key: string; title: string; detail?: string };

type Props = {
  label: string;
  steps: readonly Step[];
  /** Index of the current step; the number of steps when all are done. */
  current: number;
  vertical?: boolean;
};

/** Steps in order: done, current, and to come. */
export function Steps({ label, steps, current, vertical }: Props) {
  const { t } = useTranslation();
  return (
    <ol className={vertical ? 'steps vertical' : 'steps'} aria-label={label}>
      {steps.map(({ key, title, detail }, index) => (
        <li
          key={key}
          className={index < current ? 'done' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span>{title}</span>
          {detail && <small>{detail}</small>}
          {index < current && <span className="vh">{t('ui.steps.done')}</span>}
        </li>
      ))}
    </ol>
  );
}

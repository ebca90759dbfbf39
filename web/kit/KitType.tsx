import { useTranslation } from 'react-i18next';
import styles from './KitType.module.css';

const sizes = ['t-8', 't-7', 't-6', 't-5', 't-4', 't-3', 't-2', 't-1'] as const;
const titles: readonly string[] = ['t-8', 't-7', 't-6', 't-5'];

export function KitType() {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('kit.type')}</h2>
      <div className="panel">
        <div className="body stack">
          {sizes.map((size) => (
            <p
              key={size}
              className={titles.includes(size) ? styles.kitTitle : undefined}
              style={{ fontSize: `var(--${size})` }}
            >
              {t(`kit.sizes.${size}`)}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

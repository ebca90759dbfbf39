import { useTranslation } from 'react-i18next';
import type { LaidOutPage } from '#contract/courtdoc';
import styles from './DocumentPages.module.css';

/** Pages as they will be printed: the server positions every line, and the browser only renders them. */
export function DocumentPages({ pages, title }: { pages: LaidOutPage[]; title: string }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.paperPages} aria-label={title}>
      {pages.map((page, index) => {
        const n = index + 1;
        return (
          <li key={n}>
            <svg
              className={styles.paperPage}
              viewBox={`0 0 ${page.width} ${page.height}`}
              role="img"
              aria-label={t('courtdoc.generation.page', { n, total: pages.length })}
            >
              {page.rules.map((rule) => (
                <line
                  key={`${rule.x1} ${rule.y1} ${rule.x2} ${rule.y2}`}
                  x1={rule.x1}
                  y1={rule.y1}
                  x2={rule.x2}
                  y2={rule.y2}
                  strokeWidth={rule.width}
                />
              ))}
              {page.texts.map((text) => (
                <text
                  key={`${text.x} ${text.y} ${text.text}`}
                  x={text.x}
                  y={text.y}
                  fontSize={text.size}
                  fontWeight={text.font === 'bold' ? 700 : 400}
                  textLength={text.width}
                  lengthAdjust="spacingAndGlyphs"
                >
                  {text.text}
                </text>
              ))}
            </svg>
          </li>
        );
      })}
    </ol>
  );
}

import i18n, { type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { keepCitations } from '#domain/text/keepCitations';
import { onePeriod } from '#domain/text/onePeriod';
import { formatValues } from './formatValues.ts';

/** `{{party}}.` with `Example Foods, Inc.` has one period. */
const sentences: PostProcessorModule = { type: 'postProcessor', name: 'sentences', process: onePeriod };
/** `{{authority}}` with `CCP § 128.7` is not divided between two lines. */
const citations: PostProcessorModule = { type: 'postProcessor', name: 'citations', process: keepCitations };

void i18n
  .use(initReactI18next)
  .use(sentences)
  .use(citations)
  .use(formatValues)
  .init({
    postProcess: ['sentences', 'citations'],
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: {} } },
    interpolation: { escapeValue: false, alwaysFormat: true },
    returnNull: false,
    initAsync: false,
  });

/**
 * Adds texts to the catalog. In the browser, each module includes the texts that it shows (scripts/vite/splitTexts.ts).
 */
export function addTexts(texts: object): void {
  i18n.addResourceBundle('en', 'translation', texts, true, true);
}

/** The catalog of all texts on screens. */
export default i18n;

import i18n, { type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { onePeriod } from '#domain/text/onePeriod';
import en from './locales/en.json' with { type: 'json' };

/** `{{party}}.` with `Example Foods, Inc.` has one period. */
const sentences: PostProcessorModule = { type: 'postProcessor', name: 'sentences', process: onePeriod };

void i18n
  .use(initReactI18next)
  .use(sentences)
  .init({
    postProcess: ['sentences'],
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
  });

/** The catalogue of everything that a person reads on screen. */
export default i18n;

import { addTexts } from '#web/i18n.ts';
import en from '#web/locales/en.json' with { type: 'json' };

// In tests and on the prerendered landing page, where the catalog is not divided among the modules.
addTexts(en);

import { lazily } from '#web/ui/lazily.tsx';

/** The dialog of a ruling, which needs the library of forms and is fetched when it is opened. */
export const LazyRuleDialog = lazily(async () => (await import('./RuleDialog.tsx')).RuleDialog, null);

import { lazily } from '#web/ui/lazily.tsx';

/** The button of a signature with a passkey, which is fetched with the form that signs. */
export const LazySignWithPasskey = lazily(async () => (await import('./SignWithPasskey.tsx')).SignWithPasskey, null);

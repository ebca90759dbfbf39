import { TextPage } from './TextPage.tsx';

/** /privacy: what the portal keeps, where, and for how long. */
export function PrivacyScreen() {
  return <TextPage name="privacy" />;
}

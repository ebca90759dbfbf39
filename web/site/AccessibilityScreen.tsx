import { TextPage } from './TextPage.tsx';

/** /accessibility: what the portal holds to, how it is checked, and what is known to fall short. */
export function AccessibilityScreen() {
  return <TextPage name="accessibility" />;
}

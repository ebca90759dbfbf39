import { type ComponentType, StrictMode } from 'react';
import { VisitorFrame } from '#web/frame/VisitorFrame.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { UseEarly } from './UseEarly.tsx';

/** A sign-in page, as it is rendered in advance and in the browser. */
export function SignInPage({ Screen }: { Screen: ComponentType }) {
  return (
    <StrictMode>
      <VisitorFrame>
        <PageBoundary>
          <Screen />
        </PageBoundary>
      </VisitorFrame>
      <UseEarly />
    </StrictMode>
  );
}

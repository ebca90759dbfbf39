import { type ComponentType, StrictMode } from 'react';
import { VisitorFrame } from '#web/frame/VisitorFrame.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { UseEarly } from './UseEarly.tsx';

/** A sign-in page, for prerendering and for the browser. */
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

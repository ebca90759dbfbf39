import { Component, type ReactNode } from 'react';
import { FailureNotice } from '#web/frame/FailureNotice.tsx';

/** Shows the notice of a failure in place of a screen that broke. */
export class PageBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <FailureNotice /> : this.props.children;
  }
}

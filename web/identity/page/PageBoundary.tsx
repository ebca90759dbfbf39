import { Component, type ReactNode } from 'react';
import { FailureNotice } from '#web/frame/FailureNotice.tsx';

/** Shows an error notice in place of a screen that failed. */
export class PageBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <FailureNotice /> : this.props.children;
  }
}

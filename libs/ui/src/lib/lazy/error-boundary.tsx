/** What breaks in here takes down only itself: a section that can not be drawn is left out (HOME-04). */
import { Component, type ReactNode } from 'react';

export class ErrorBoundary extends Component<{ children: ReactNode; instead?: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render(): ReactNode {
    return this.state.broken ? (this.props.instead ?? null) : this.props.children;
  }
}

/** Error boundary: a section that throws is left out, and the rest of the page stays (HOME-04). */
import { Component, type ReactNode } from 'react';

export class ErrorBoundary extends Component<{ children: ReactNode; fallback?: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render(): ReactNode {
    return this.state.broken ? (this.props.fallback ?? null) : this.props.children;
  }
}

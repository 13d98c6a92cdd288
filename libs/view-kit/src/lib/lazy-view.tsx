/**
 * {@link lazyView}: a part of a page whose code and messages load when it is rendered, or when a press opens it. Called where the
 * part is used; its props are those of the part.
 */
import { AwaitMessages, WithMessages, type Namespace } from '@shop/i18n';
import { LazyBoundary, lazyOnPress, lazyPart } from '@shop/ui';
import { untilLoaded } from '@shop/util';
import { memo, useState, type ComponentType, type ReactNode } from 'react';

export interface LazyViewOptions<P extends object = object> {
  /**
   * 'render': when it is rendered, on the server too. 'press': when a press opens it, and the page reloads once if a deployment has
   * removed its file. 'hydration': the server renders it with every page, and the browser hydrates it after the content above. The
   * build looks for this word in the call, and puts the styles of the part into every page (decision 096).
   */
  on?: 'render' | 'press' | 'hydration';
  /** Loaded with the code. The server waits for them if nothing is rendered in the meantime. */
  messages?: readonly Namespace[];
  /** Rendered with the part's props until both are there; nothing by default. */
  Loading?: (props: P) => ReactNode;
}

/** Can be rendered like the part itself. */
export type LazyView<P extends object> = ((props: P) => ReactNode) & {
  /** Loads the code ahead: before what it stands in has loaded itself. Resolves without it if it is broken. */
  preload: () => Promise<void>;
  /** Loaded with the code, by {@link AwaitMessages}. */
  messages: readonly Namespace[];
};

const NONE: readonly Namespace[] = [];

/**
 * Memoized, because an update from outside before hydration would make React drop the server's HTML and show the placeholder.
 * What it throws goes to the error boundary above: who leaves it out when it is broken writes one around it (decision 095).
 */
export function lazyView<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { on = 'render', messages = NONE, Loading }: LazyViewOptions<NoInfer<P>> = {},
): LazyView<P> {
  const Part = (on === 'press' ? lazyOnPress : lazyPart)(load) as unknown as ComponentType<P>;
  // Without it a part that was loaded ahead would still suspend once, and what is below it would move when it comes.
  let loadedPart: ComponentType<P> | null = null;
  const View = memo(function LazyPart(props: P) {
    // A view keeps what it has begun with: another component would start anew.
    const [Content] = useState(() => loadedPart ?? Part);
    const loading = Loading ? <Loading {...props} /> : null;
    const part = <Content {...props} />;
    return (
      <LazyBoundary fallback={loading}>
        {on === 'press' || Loading ? (
          <WithMessages messages={messages} fallback={loading}>
            {part}
          </WithMessages>
        ) : (
          <AwaitMessages messages={messages}>{part}</AwaitMessages>
        )}
      </LazyBoundary>
    );
  });
  // A part that fails ahead of time is asked for again when it is rendered, which tells why.
  const preload = () =>
    untilLoaded(load).then(
      (module) => void (loadedPart = module.default),
      () => undefined,
    );
  return Object.assign(View as unknown as (props: P) => ReactNode, { preload, messages });
}

/** Renders a page to a string. A part that throws is left to the browser, and reported. */
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { Writable } from 'node:stream';

export interface DrawingError {
  /** The components around it, innermost first. */
  components: string;
}
type OnError = (error: unknown, of: DrawingError) => void;

/** What React writes for a boundary that suspended, for example because its code was not loaded yet. */
const SUSPENDED = '<!--$!-->';

/**
 * Renders to a string where all code is loaded: a stream writes thousands of small pieces, which take a tenth of a page's time.
 * @throws when something outside of all boundaries throws
 */
export async function toHtml(element: ReactElement, onError: OnError): Promise<string> {
  try {
    const html = renderToString(element);
    if (!html.includes(SUSPENDED)) return html;
  } catch {
    // Something outside of all boundaries suspended or threw: the stream waits for it, or reports it.
  }
  return streamToHtml(element, onError);
}

/** Waits for every boundary. */
function streamToHtml(element: ReactElement, onError: OnError): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error, { componentStack = '' }) => onError(error, { components: componentStack }),
    });
  });
}

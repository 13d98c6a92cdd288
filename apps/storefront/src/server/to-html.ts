/** Draws a page into a string. A part that breaks is left to the browser, and told. */
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { Writable } from 'node:stream';

export interface DrawingError {
  /** The components around it, innermost first. */
  components: string;
}
type OnError = (error: unknown, of: DrawingError) => void;

/** What React leaves where a part had to wait, for its code for example. */
const LEFT_OPEN = '<!--$!-->';

/** As soon as all code is there, a page is drawn into a string: a stream writes thousands of small pieces, a tenth of what a page costs. */
export async function toHtml(element: ReactElement, onError: OnError): Promise<string> {
  try {
    const html = renderToString(element);
    if (!html.includes(LEFT_OPEN)) return html;
  } catch {
    // Something outside of all boundaries had to wait, or broke: drawn in turns it is told.
  }
  return toHtmlInTurns(element, onError);
}

/** Waits for every part. */
function toHtmlInTurns(element: ReactElement, onError: OnError): Promise<string> {
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

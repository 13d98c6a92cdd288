/** Copies and shares by the browser's own means. Both can be blocked, and are missing without HTTPS. */

/** @returns whether the text is in the clipboard now; why not is only logged: the customer can still read it */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.info('copy', error);
    return false;
  }
}

/**
 * Opens the device's own sheet where it has one, else copies the link.
 * @returns what happened: a customer who closes the sheet has `shared` nothing, and is told nothing either
 */
export async function shareLink(link: { title: string; url: string }): Promise<'shared' | 'copied' | 'failed'> {
  if (typeof navigator.share === 'function')
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'shared';
    }
  return (await copyText(link.url)) ? 'copied' : 'failed';
}

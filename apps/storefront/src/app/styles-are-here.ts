/**
 * A page is shown with its styles. The bundler's loader waits for a stylesheet where it asks for it, but not where another import
 * has asked already: who rests on one link and presses the next saw a page without its styles. Here all that is on its way is waited for.
 */
const LONGEST = 3000;

function arrived(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle('late'), LONGEST);
    const settle = (how: string) => {
      clearTimeout(timer);
      // One that failed, perhaps before anybody listened, has no sheet and tells nothing more: it is waited for once.
      link.dataset.waited = how;
      resolve();
    };
    link.addEventListener('load', () => settle('loaded'), { once: true });
    link.addEventListener('error', () => settle('failed'), { once: true });
  });
}

/** Resolves when every stylesheet that was asked for is there, has failed, or took three seconds. */
export async function stylesAreHere(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled], [data-waited])');
  await Promise.all(Array.from(links, (link) => (link.sheet ? null : arrived(link))));
}

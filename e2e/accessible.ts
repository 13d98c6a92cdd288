/** What every screen has to be: accessible, and not wider than a narrow phone. */
import AxeBuilder from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AXE_SETTINGS } from '@shop/tools/lib/axe.mjs';
import { expect, test, type Page } from '@playwright/test';

/** The WCAG 2.2 A and AA rules, and the ones that depend on the colour scheme. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const axeSource = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
axe.configure(${JSON.stringify(AXE_SETTINGS)});`;

/** Waits for running transitions: half way, colors are between two schemes. */
const settleTransitions = (page: Page) =>
  page.evaluate(async () => {
    const running = document
      .getAnimations()
      // What follows the scroll stands still while nobody scrolls, and so does what is not rendered, as it is out of sight.
      .filter(
        ({ playState, effect, timeline }) =>
          timeline === document.timeline &&
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Infinity &&
          (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }),
      );
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

/**
 * Expects no violation of WCAG 2.2 A and AA. With an open dialog only the dialog is checked: the page below is inert.
 * @param rules rules to check; default: all of WCAG
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // Elements half covered by the sticky header would count as too small a target.
  await page.evaluate(() => window.scrollTo(0, 0));
  await settleTransitions(page);
  // No page has frames of other hosts, so no second page is needed to collect what frames report (legacy mode).
  // A document keeps it: sending and compiling it takes longer than some checks.
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, axeSource: isThere ? ';' : axeSource })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  const axe = rules ? builder.withRules(rules) : builder.withTags(WCAG);
  const { violations } = await (
    (await page.getByRole('dialog').count()) > 0 ? axe.include('[role="dialog"]') : axe
  ).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
  ).toEqual([]);
}

/**
 * As {@link expectAccessible}, in dark and in light. The scheme is one attribute of the document, so the rules that
 * do not depend on colour run once.
 */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  for (const scheme of ['dark', 'light'])
    await test.step(scheme, async () => {
      await page.locator('html').evaluate((html, now) => html.setAttribute('data-mantine-color-scheme', now), scheme);
      await expectAccessible(page, scheme === 'dark' ? COLOUR_RULES : undefined);
    });
}

/** Expects nothing wider than the screen at 320 CSS px (WCAG 1.4.10), nor than the box around it, then restores the viewport. */
export async function expectNarrow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const wider = () =>
    page.evaluate(() => {
      const boxes = [document.documentElement, ...document.querySelectorAll('[role="dialog"]')];
      const wide = boxes
        .filter((box) => box.scrollWidth > Math.max(320, box.clientWidth) || box.getBoundingClientRect().width > 320)
        .map((box) => `${box.tagName} ${box.scrollWidth}`);
      // The page is clipped at its edges, so the controls of a form are measured by the form.
      const out = [...document.querySelectorAll('form :is(input, select, textarea, button)')].filter((control) => {
        const form = control.closest('form')?.getBoundingClientRect() ?? new DOMRect();
        const { left, right, width } = control.getBoundingClientRect();
        const scrolls = control.closest('[data-scrolls], [role="listbox"], [role="dialog"]') !== null;
        return width > 2 && !scrolls && (right > form.right + 1 || left < form.left - 1);
      });
      return wide.concat(out.map(({ tagName, textContent }) => `${tagName} ${textContent}`));
    });
  // Pages that render a different number of cards per width do so after the resize.
  await expect.poll(wider, { message: `wider than the screen: ${page.url()}` }).toEqual([]);
  if (size) await page.setViewportSize(size);
}

/**
 * Asks for less motion, here and in all documents that follow, and records what moves all the same: transitions, animations, view
 * transitions and smooth scrolling. What takes a millisecond at most is not seen.
 * @returns reads it: names of what has moved in the document of now and in those before
 */
export async function askForLessMotion(page: Page): Promise<() => string[]> {
  const moved = new Set<string>();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.exposeFunction('tellMotion', (name: string) => void moved.add(name));
  await page.addInitScript(() => {
    const tell = (name: string) => (window as unknown as { tellMotion: (name: string) => void }).tellMotion(name);
    const check = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations({ subtree: true }))
        if (Number(animation.effect?.getComputedTiming().activeDuration) > 1)
          tell(
            `${(animation as CSSAnimation).animationName ?? 'transition'} of ${target.tagName} ${target.getAttribute('class')}`,
          );
    };
    for (const name of ['animationstart', 'transitionrun']) document.addEventListener(name, check, true);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update as ViewTransitionUpdateCallback);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations())
          if (Number(effect?.getComputedTiming().activeDuration) > 1)
            tell(`view transition of ${(effect as KeyframeEffect).pseudoElement}`);
      });
      return transition;
    };
    const tellIfSmooth = (options: unknown) => {
      if ((options as ScrollOptions | undefined)?.behavior === 'smooth') tell('scrolling');
    };
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      tellIfSmooth(options);
      scrollIntoView.call(this, options);
    };
    for (const scroller of [Element.prototype, window] as { scrollTo: (options: ScrollToOptions) => void }[]) {
      const { scrollTo } = scroller;
      scroller.scrollTo = function (...all: [ScrollToOptions]) {
        tellIfSmooth(all[0]);
        scrollTo.apply(this, all);
      };
    }
  });
  return () => [...moved];
}

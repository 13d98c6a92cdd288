/** How axe checks views, in stories and in browser tests. */

/**
 * axe's own options of the check (a configured check replaces all of them), but a text over a pseudo-element is measured too.
 * By default axe asks every ancestor of every text for its pseudo-elements, which is half of a run, and leaves such a text to people.
 */
export const AXE_SETTINGS = {
  checks: [
    {
      id: 'color-contrast',
      options: {
        ignorePseudo: true,
        ignoreUnicode: true,
        ignoreLength: false,
        boldValue: 700,
        boldTextPt: 14,
        largeTextPt: 18,
        contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
        shadowOutlineEmMax: 0.2,
        textStrokeEmMin: 0.03,
      },
    },
  ],
};

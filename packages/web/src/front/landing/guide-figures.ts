/**
 * Figures of the guides that the landing page names. `guide-figures.test.ts` compares them with the guides, so that the
 * page does not have to load their texts.
 */
export const guideFigures = {
  ways: 4,
  /** Number of text templates, rounded down to tens. */
  texts: 80,
};

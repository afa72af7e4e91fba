import type { Plugin } from "vite";

const ours = new Set(["de-DE", "en-US", "fr-FR"]);
const localeFile = /\/react-(?:aria|stately|aria-components)\/dist\/.*\/intl\/.*\/([a-z]{2}-[A-Z]{2})\.m?js$/;

/** Removes react-aria's texts for the 30 languages that the product does not support. */
export function ourLocales(): Plugin {
  return {
    name: "our-locales",
    enforce: "pre",
    load(id) {
      const locale = localeFile.exec(id)?.[1];
      return locale && !ours.has(locale) ? "export default {};" : null;
    },
  };
}

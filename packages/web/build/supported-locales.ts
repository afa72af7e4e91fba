import type { Plugin } from "vite";

const supported = new Set(["de-DE", "en-US", "fr-FR"]);
const localeFile = /\/react-(?:aria|stately|aria-components)\/dist\/.*\/intl\/.*\/([a-z]{2}-[A-Z]{2})\.m?js$/;

/** Removes react-aria's texts for the 30 languages that the product does not support. */
export function supportedLocales(): Plugin {
  return {
    name: "supported-locales",
    enforce: "pre",
    load(id) {
      const locale = localeFile.exec(id)?.[1];
      return locale && !supported.has(locale) ? "export default {};" : null;
    },
  };
}

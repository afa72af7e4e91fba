import { loadedTexts } from "../texts/texts.ts";

/** Returns the texts in the current language if they are loaded, else in German. */
export function crashTexts() {
  const common = loadedTexts("common");
  return {
    title: common?.errors.crashTitle ?? "Diese Ansicht konnte nicht geladen werden",
    description: navigator.onLine ? common?.errors.crashDescription : common?.errors.offline,
    opening: common?.opening ?? "Wird geöffnet …",
    retry: common?.retry ?? "Erneut versuchen",
    close: common?.close ?? "Schließen",
    home: common?.notFound.home ?? "Zur Startseite",
  };
}

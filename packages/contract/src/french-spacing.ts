/**
 * Replaces spaces by no-break spaces where French typography requires them: before ; : ? ! », after «, in long numbers
 * and before units. Also converts arrays, objects and the results of functions.
 */
export function withFrenchSpacing<Texts>(texts: Texts): Texts;
export function withFrenchSpacing(texts: unknown): unknown {
  if (typeof texts === "string") {
    return texts.replace(/ (?=[;:?!»])|(?<=«) |(?<=\d) (?=\d{3}(?!\d)|[%€]|EUR|Mo\b)/g, "\u00a0");
  }
  if (typeof texts === "function") return (...given: unknown[]) => withFrenchSpacing(texts(...given));
  if (Array.isArray(texts)) return texts.map(withFrenchSpacing);
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, withFrenchSpacing(text)]));
}

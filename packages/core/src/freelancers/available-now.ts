import { foldedWords } from "@linkedpotential/contract/folding";

/** Phrases of an availability that say that a freelancer can start at once, in German, English and French. */
const phrases = [
  ...["sofort", "ab jetzt", "jetzt frei", "jetzt verfügbar", "ab heute", "umgehend", "derzeit frei", "aktuell frei"],
  ...["zurzeit frei", "momentan frei", "gerade frei", "immediately", "immediate", "right away", "available now"],
  ...["from now", "asap", "starting now", "immédiatement", "immédiate", "immédiat", "tout de suite", "dès maintenant"],
  ...["disponible maintenant"],
].map((phrase) => foldedWords(phrase).join(" "));
const phrase = new RegExp(`(?:^| )(?:${phrases.join("|")})(?= |$)`, "u");

/** Words that turn such a phrase into its opposite. */
const negations = foldedWords(
  "nicht kein keine keinen keinesfalls nie ausgebucht ausgelastet belegt vergeben not no never fully booked busy pas plus complet",
);
const negation = new RegExp(`(?:^| )(?:${negations.join("|")})(?= |$)`, "u");

/**
 * Tells whether an availability, which is free text, says that the freelancer can start at once. Looks at each clause
 * separately, because `Ab sofort, aber nicht vor Ort` says so and `Jetzt nicht, ab Mai` does not.
 */
export const isAvailableNow = (availability: string): boolean =>
  availability
    .split(/[.,;:!?()\n–—]+/u)
    .map((clause) => foldedWords(clause).join(" "))
    .some((clause) => phrase.test(clause) && !negation.test(clause));

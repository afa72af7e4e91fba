/**
 * Words in the title of an event that select its motif. If a title contains several, the first one in the title
 * decides.
 */
const keywords = {
  sales: ["sales", "vertrieb", "verkauf", "akquise"],
  branding: ["branding", "marke", "profil"],
  marketing: ["marketing", "content", "werbung"],
  outreach: ["outreach", "ansprache", "nachricht", "kontakt"],
  automation: ["automation", "automatisierung", "automatisieren", "ki-"],
  strategy: ["strategy", "strategie", "positionierung"],
  negotiation: ["verhandlung", "honorar", "abschluss", "closing"],
} as const;

export type EventMotif = keyof typeof keywords | "standard";

const motifs = Object.entries(keywords).flatMap(([motif, words]) =>
  words.map((word) => ({ motif: motif as keyof typeof keywords, word })),
);

export function motifForTitle(title: string): EventMotif {
  const text = title.toLowerCase();
  const matches = motifs
    .map(({ motif, word }) => ({ motif, at: text.indexOf(word) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return matches[0]?.motif ?? "standard";
}

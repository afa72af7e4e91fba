import type { TrainingCategory } from "@linkedpotential/contract/trainings/catalogue";
import type { Tone } from "../../../ui/badge.tsx";

const tones: Record<TrainingCategory, Tone> = {
  Positionierung: "accent",
  Outreach: "violet",
  Abschluss: "good",
  Profil: "info",
  "Follow-up": "copper",
  Verhandlung: "rose",
  Verkauf: "olive",
};

export const categoryTone = (category: string): Tone =>
  Object.hasOwn(tones, category) ? tones[category as TrainingCategory] : "neutral";

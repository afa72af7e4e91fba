import { Brush, Landmark, type LucideIcon, Rocket } from "lucide-react";
import type { Tone } from "../../../ui/badge.tsx";

export const strategyIds = ["pinsel", "traditional", "bold"] as const;
export type StrategyId = (typeof strategyIds)[number];

/**
 * Icon and color of each strategy. The fourth strategy of the specification is a test entry and therefore left out
 * (D45).
 */
export const strategies: Readonly<Record<StrategyId, { icon: LucideIcon; color: Tone }>> = {
  pinsel: { icon: Brush, color: "accent" },
  traditional: { icon: Landmark, color: "copper" },
  bold: { icon: Rocket, color: "violet" },
};

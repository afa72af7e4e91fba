import {
  BadgeCheck,
  CalendarRange,
  FileSignature,
  Gauge,
  HandCoins,
  type LucideIcon,
  MessageCircleQuestion,
  Receipt,
  Rocket,
  Scale,
  UserRoundCheck,
} from "lucide-react";
import type { HandbookMoneyTexts, HandbookSalesTexts, HandbookWorkTexts } from "../../../texts/guide-content.ts";

export type HandbookPiece = keyof (HandbookMoneyTexts & HandbookSalesTexts & HandbookWorkTexts)["pieces"];

type Tool = "calculator" | "cards" | "signals" | "checklist" | "samples";

interface PieceProperties {
  icon: LucideIcon;
  /** Area with the texts of the piece. */
  area: "guides/handbook-money" | "guides/handbook-sales" | "guides/handbook-work";
  /** Time that it takes to read, at 180 words per minute. */
  minutes: number;
  tools: readonly Tool[];
  /** Whether the piece is about law, and says that it replaces no legal advice. */
  isLegal?: true;
}

/** The pieces in the order in which a project needs them: from the price to the payment. */
export const handbookPieces = [
  "day-rate",
  "profile",
  "reference",
  "objections",
  "negotiation",
  "status",
  "contract",
  "kickoff",
  "utilization",
  "payment",
] as const satisfies readonly HandbookPiece[];

export const pieceProperties: Readonly<Record<HandbookPiece, PieceProperties>> = {
  "day-rate": { icon: Gauge, area: "guides/handbook-money", minutes: 3, tools: ["calculator", "samples"] },
  profile: { icon: UserRoundCheck, area: "guides/handbook-sales", minutes: 3, tools: ["checklist", "samples"] },
  reference: { icon: BadgeCheck, area: "guides/handbook-sales", minutes: 3, tools: ["checklist", "samples"] },
  objections: { icon: MessageCircleQuestion, area: "guides/handbook-sales", minutes: 4, tools: ["cards"] },
  negotiation: { icon: HandCoins, area: "guides/handbook-money", minutes: 3, tools: ["checklist", "samples"] },
  status: { icon: Scale, area: "guides/handbook-work", minutes: 4, tools: ["signals", "samples"], isLegal: true },
  contract: {
    icon: FileSignature,
    area: "guides/handbook-work",
    minutes: 3,
    tools: ["checklist", "samples"],
    isLegal: true,
  },
  kickoff: { icon: Rocket, area: "guides/handbook-work", minutes: 3, tools: ["checklist", "samples"] },
  utilization: { icon: CalendarRange, area: "guides/handbook-money", minutes: 3, tools: ["checklist", "samples"] },
  payment: {
    icon: Receipt,
    area: "guides/handbook-money",
    minutes: 3,
    tools: ["checklist", "samples"],
    isLegal: true,
  },
};

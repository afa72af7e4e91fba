import {
  BookOpen,
  Briefcase,
  Hand,
  type LucideIcon,
  MessageSquareQuote,
  ScanEye,
  TrendingUp,
  TriangleAlert,
  Wrench,
} from "lucide-react";
import type { Tone } from "../../../ui/badge.tsx";

export const postTypeIds = ["willkommen", "trends", "fehler", "tools", "cases", "meinung", "wissen", "behind"] as const;
export type PostTypeId = (typeof postTypeIds)[number];

interface PostType {
  icon: LucideIcon;
  color: Tone;
  /**
   * Recommended minimum and maximum number of words. If the specification states two ranges, this one covers both
   * (D46).
   */
  wordCount: readonly [number, number];
}

export const postTypes: Readonly<Record<PostTypeId, PostType>> = {
  willkommen: { icon: Hand, color: "accent", wordCount: [100, 150] },
  trends: { icon: TrendingUp, color: "info", wordCount: [150, 200] },
  fehler: { icon: TriangleAlert, color: "rose", wordCount: [150, 180] },
  tools: { icon: Wrench, color: "olive", wordCount: [150, 180] },
  cases: { icon: Briefcase, color: "good", wordCount: [150, 200] },
  meinung: { icon: MessageSquareQuote, color: "violet", wordCount: [120, 200] },
  wissen: { icon: BookOpen, color: "copper", wordCount: [100, 150] },
  behind: { icon: ScanEye, color: "neutral", wordCount: [80, 200] },
};
